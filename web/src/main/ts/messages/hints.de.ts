// Was Neulinge hören, ein Satz für jede Art von Entscheidung.
export const hintsDe: Record<string, string> = {
  'hint.express.roll': 'Jeder Zug beginnt mit einem Wurf. Dabei kann noch nichts verloren gehen.',
  'hint.express.place':
    'Tippe auf einen Würfel, dann auf sein Feld. Volle Gruppen zählen viel mehr als unfertige. Würfel, die du nicht legst, werden noch einmal geworfen.',
  'hint.express.press':
    'Stopp und behalte, was dieser Zug gebracht hat, oder wirf den Rest für mehr: Mit dem dritten Polizisten ist alles verloren.',
  'hint.express.free': 'Wähle, welcher Polizist das Gefängnis verlässt; sein Würfel darf wieder geworfen werden.',
  'hint.classic.token': 'Wähle eine Figur, die dir gefällt. Am Spiel ändert sie nichts.',
  'hint.classic.roll':
    'Würfle und zieh. Bauen, Hypotheken und Handel findest du bei deinen Besitzkarten, wann immer sie erlaubt sind.',
  'hint.classic.buy':
    'Kaufe zum aufgedruckten Preis oder verzichte: Dann wird sofort versteigert, und auch du darfst bieten.',
  'hint.classic.auction':
    'Biete, was es dir wert ist, oder passe. Wenn du passt, bist du aus dieser Versteigerung raus.',
  'hint.classic.jail': 'Zahle die Strafe oder nutze eine Karte, um jetzt weiterzukommen, oder versuche einen Pasch.',
  'hint.classic.claim':
    'Jemand steht auf deinem Besitz: Verlange die Miete vor dem nächsten Wurf, sonst ist sie verloren.',
  'hint.classic.offer': 'Sieh an, was beide Seiten geben. Du kannst annehmen, ablehnen oder ein Gegenangebot machen.',
  'hint.classic.debt':
    'Du schuldest Geld. Verkaufe Gebäude oder verpfände Karten, bis es reicht; gib erst auf, wenn nichts mehr da ist.',
  'hint.classic.wish':
    'Die Gebäude reichen nicht für alle. Sag, wie viele du willst; niemand sieht es, bevor alle gewählt haben.',
  'hint.classic.place': 'Du hast ein Gebäude ersteigert: Wähle die Straße, auf der es steht.',
  'hint.classic.lift': 'Diese Karte kam verpfändet zu dir. Löse sie jetzt ab, oder zahle die Zinsen und lass sie so.',
  'hint.classic.window':
    'Zwischen zwei Zügen können alle bauen, verkaufen und handeln. Drück auf Fertig, wenn du nichts brauchst.',
  'hint.deal.play': 'Spiel bis zu drei Karten: auf die Bank, als Besitz oder für ihre Wirkung. Dann beende deinen Zug.',
  'hint.deal.react':
    'Jemand hat eine Karte gegen dich gespielt. Lass es zu, oder verhindere es mit „Einfach nein“, wenn du die Karte hast.',
  'hint.deal.pay': 'Wähle, womit du zahlst. Es gibt kein Wechselgeld, und ausgelegter Besitz zählt auch.',
  'hint.deal.discard': 'Du hältst am Ende deines Zugs zu viele Karten: Wähle, welche gehen.',
  'hint.deal.charge': 'Wähle die Farbe, für die du Miete verlangst: Je voller ihr Satz, desto höher die Miete.',
  'hint.deal.take': 'Wähle eine Karte auf dem Tisch. Karten vollständiger Sätze sind davor sicher.',
  'hint.deal.arrive': 'Diese Karte passt an mehr als eine Stelle: Wähle, wo sie bei dir liegt.',
  'hint.go.board': 'Wähle die Seite, die dir gefällt. Vier Steine einer Farbe auf einem Feld gewinnen.',
  'hint.go.roll': 'Du würfelst für alle: Jeder zieht auf dem eigenen Brett nach dem Würfel der eigenen Farbe.',
  'hint.go.grab': 'Sei schnell: Von jeder Farbe gibt es wenige Steine, und den letzten bekommt die erste Hand.',
  'hint.go.choose': 'Auf LOS wählst du eins: einen Stein, einen Bankraub oder eine Schließung.',
  'hint.go.heist': 'Wähle, wen du ausraubst. Zeigen dann beide Scheiben dasselbe Bild, stiehlst du einen Stein.',
  'hint.go.dial':
    'Zeigen beide Scheiben dasselbe Bild, gewinnt der Räuber. Niemand sieht deine, bevor beide gewählt haben.',
  'hint.go.steal': 'Nimm den Stein, der dir am meisten hilft oder am meisten schadet.',
  'hint.go.shut-down': 'Schick einen Stein eines anderen in den Vorrat zurück; halte nach einem Dreierturm Ausschau.',
  'hint.go.shield': 'Dein Stein soll in den Vorrat zurück. Ein Schild verhindert das einmal.',
  'hint.go.mega': 'Wähle eine Farbe: Alle anderen geben alle Steine davon zurück. Du kannst das auch aufheben.',
  'hint.go.tiles': 'Du darfst ein aufgehobenes Plättchen nutzen, jetzt oder später. Wer passt, behält es.',
};
