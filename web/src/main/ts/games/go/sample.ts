import type {GoPhase, GoPicture, GoPicturePlayer} from '../../protocol.ts';

// Pictures of GO! for tests.

export function player(more: Partial<GoPicturePlayer> = {}): GoPicturePlayer {
  return {
    side: 'deep-sea',
    board: 'blue',
    at: 0,
    marker: 0,
    jail: '-',
    build: [],
    blocks: 0,
    tiles: [],
    todo: '-',
    claim: '-',
    passed: false,
    attacks: [],
    dial: '-',
    left: false,
    rank: 0,
    ...more,
  };
}

export function picture(phase: GoPhase, players: GoPicturePlayer[], more: Partial<GoPicture> = {}): GoPicture {
  return {
    phase,
    round: 1,
    roller: 0,
    actor: -1,
    target: -1,
    named: null,
    awaited: [],
    tracker: 4,
    spaces: Array.from({length: 16}, () => 'red'),
    tray: [],
    faceDown: [],
    discards: [],
    players,
    ...more,
  };
}
