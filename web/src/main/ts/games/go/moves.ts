// The moves that the table itself words; all others come worded from the server.

export const ACCEPT = 'accept';
export const PASS = 'pass';
export const ROLL = 'roll';
export const SHIELD = 'shield';
