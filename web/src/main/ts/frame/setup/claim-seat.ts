import {api, RequestFailed} from '../../api.ts';
import {isAway} from '../lib/no-server.ts';
import {problemText} from '../lib/problem.ts';
import type {Words} from '../lib/words.ts';

/** A seat's secret stands in the address only until the page has read it. */
export function secretInAddress(): string {
  const secret = location.hash.slice(1);
  if (secret !== '') {
    history.replaceState(null, '', location.pathname);
  }
  return secret;
}

/** Exchanges a secret for the seat. Returns what is wrong with it, empty if nothing is; fails where nobody answers. */
export async function claimSeat(table: string, secret: string, words: Words): Promise<string> {
  if (secret === '') {
    return '';
  }
  try {
    await api.claim(table, secret);
    return '';
  } catch (error) {
    if (isAway(error)) {
      throw error; // it may still be good
    }
    return error instanceof RequestFailed && error.code === 'not-found'
      ? words.text('ui.error.secret')
      : problemText(error, words);
  }
}
