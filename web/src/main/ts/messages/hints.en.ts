// What newcomers are told, one sentence for each kind of decision.
export const hintsEn: Record<string, string> = {
  'hint.express.roll': 'Every turn begins with a roll. Nothing can be lost by it yet.',
  'hint.express.place':
    'Tap a die, then its square. Full groups score far more than half ones, and dice you keep are rolled again.',
  'hint.express.press':
    'Stop and keep what this turn has earned, or roll the rest for more: with the third policeman all of it is lost.',
  'hint.express.free': 'Choose which policeman leaves the jail; his die may be rolled again.',
  'hint.classic.token': 'Choose a figure you like. It changes nothing in the game.',
  'hint.classic.roll': 'Roll and move. Building, mortgages and deals are below the board, whenever you may use them.',
  'hint.classic.buy': 'Buy it for the printed price, or decline: then it is auctioned at once, and you may bid too.',
  'hint.classic.auction': 'Bid what it is worth to you, or pass. Who has passed is out of this auction.',
  'hint.classic.jail': 'Pay the fine or use a card to go on now, or try to roll a double.',
  'hint.classic.claim': 'Somebody stands on your property: ask for the rent before the next roll, or it is lost.',
  'hint.classic.offer': 'Look at what both sides give. You may accept, refuse, or answer with an offer of your own.',
  'hint.classic.debt':
    'You owe money. Sell buildings or mortgage deeds until you can pay; give up only when nothing is left.',
  'hint.classic.wish':
    'There are too few buildings for all. Say how many you want; nobody sees it before all have chosen.',
  'hint.classic.place': 'You have won a building: choose the street on which it stands.',
  'hint.classic.lift': 'This deed came to you mortgaged. Repay it now, or pay the interest and leave it so.',
  'hint.classic.window':
    'Between two turns everybody may build, sell and deal. Say that you are done when you need nothing.',
  'hint.deal.play': 'Play up to three cards: into your bank, as property, or for what they do. Then end your turn.',
  'hint.deal.react': 'Somebody plays a card against you. Let it happen, or stop it with a Just Say No if you hold one.',
  'hint.deal.pay': 'Choose what you pay with. No change is given, and what you lay down as property counts too.',
  'hint.deal.discard': 'You hold too many cards at the end of your turn: choose which of them go.',
  'hint.deal.charge': 'Choose the colour for which you charge rent: the fuller its set, the higher the rent.',
  'hint.deal.take': 'Choose a card on the table. Cards of complete sets are safe from this.',
  'hint.deal.arrive': 'This card fits more than one place: choose where it lies with you.',
  'hint.go.board': 'Choose the side you like best. Four blocks of one colour on one square win.',
  'hint.go.roll': 'You roll for everybody: each moves on their own board by the die of their colour.',
  'hint.go.grab': 'Be quick: the tray has few blocks of each colour, and the first hand gets the last one.',
  'hint.go.choose': 'On GO you choose one thing: a block, a Bank Heist or a Shut Down.',
  'hint.go.heist': 'Choose whom to rob. If both dials then show the same image, you steal a block.',
  'hint.go.dial': 'The thief wins if both dials show the same image. Nobody sees yours before both are set.',
  'hint.go.steal': 'Take the block that helps you most, or hurts most.',
  'hint.go.shut-down': 'Send one block of an opponent back to the tray; look for a stack of three.',
  'hint.go.shield': 'Your block is to go back to the tray. A Shield stops that once.',
  'hint.go.mega': 'Choose a colour: everybody else gives back all blocks of it. You may also save this for later.',
  'hint.go.tiles': 'You may use a tile you have kept, now or later. Passing keeps it.',
};
