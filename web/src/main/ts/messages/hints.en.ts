// What newcomers are told, one sentence for each kind of decision.
export const hintsEn: Record<string, string> = {
  'hint.express.roll': 'Every turn begins with a roll. You can’t lose anything yet.',
  'hint.express.place':
    'Tap a die, then its square. Full groups score far more than unfinished ones. Dice you leave off the board are rolled again.',
  'hint.express.press':
    'Stop and keep what this turn has earned, or roll the rest for more. A third policeman loses it all.',
  'hint.express.free': 'Choose which policeman leaves the jail. That die may be rolled again.',
  'hint.classic.token': 'Choose a token you like. It changes nothing in the game.',
  'hint.classic.roll':
    'Roll and move. You can build, mortgage and make deals next to your deeds whenever the rules allow it.',
  'hint.classic.buy': 'Buy it at the printed price, or decline. Then it’s auctioned at once, and you may bid too.',
  'hint.classic.auction': 'Bid what it’s worth to you, or pass. Once you pass, you’re out of this auction.',
  'hint.classic.jail': 'Pay the fine or use a card to get out now, or try to roll a double.',
  'hint.classic.claim': 'Somebody has landed on your property. Ask for the rent before the next roll, or you lose it.',
  'hint.classic.offer': 'Compare what both sides give. You can accept, refuse or make a counter-offer.',
  'hint.classic.debt':
    'You owe money. Sell buildings or mortgage deeds until you can pay. Give up only when nothing is left.',
  'hint.classic.wish':
    'There aren’t enough buildings for everyone. Say how many you want; nobody sees it until all have chosen.',
  'hint.classic.place': 'You’ve won a building. Choose the street it stands on.',
  'hint.classic.lift': 'You received this deed mortgaged. Repay it now, or pay the interest and keep it mortgaged.',
  'hint.classic.window':
    'Between turns everyone can build, sell and make deals. Press Done when there’s nothing you need.',
  'hint.deal.play': 'Play up to three cards: into your bank, as property, or for their effect. Then end your turn.',
  'hint.deal.react': 'Somebody has played a card against you. Accept it, or stop it with Just Say No if you hold one.',
  'hint.deal.pay': 'Choose what to pay with. You get no change, and properties on your table count too.',
  'hint.deal.discard': 'You have too many cards at the end of your turn. Choose which ones to discard.',
  'hint.deal.charge': 'Choose the colour to charge rent for. The fuller its set, the higher the rent.',
  'hint.deal.take': 'Choose a card on the table. Cards in complete sets are safe.',
  'hint.deal.arrive': 'This card fits in more than one place. Choose where it goes.',
  'hint.go.board': 'Choose the side you like best. Four blocks of one colour on one square win.',
  'hint.go.roll': 'You roll for everyone: each player moves on their own board by the die of their colour.',
  'hint.go.grab': 'Be quick: there are only a few blocks of each colour, and the fastest gets the last one.',
  'hint.go.choose': 'On GO you choose one thing: a block, a Bank Heist or a Shut Down.',
  'hint.go.heist': 'Choose whom to rob. If both dials show the same picture, you steal a block.',
  'hint.go.dial': 'If both dials show the same picture, the thief wins. Nobody sees yours until both are set.',
  'hint.go.steal': 'Take the block that helps you most, or hurts most.',
  'hint.go.shut-down': 'Send an opponent’s block back to the tray. Look for a stack of three.',
  'hint.go.shield': 'Your block is about to go back to the tray. A Shield stops that once.',
  'hint.go.mega': 'Choose a colour: everyone else gives back all their blocks of it. You can also save this for later.',
  'hint.go.tiles': 'You can use a tile you’ve kept, now or later. If you pass, you keep it.',
};
