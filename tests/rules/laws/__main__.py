from tests.rules.laws.command import main

main()
