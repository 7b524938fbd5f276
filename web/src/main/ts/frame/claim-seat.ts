import {api, RequestFailed} from '../api.ts';
import {problemText} from './problem.ts';
import type {Words} from './words.ts';

/** A seat's secret stands in the address only until it is exchanged. Returns what is wrong with it, empty if nothing is. */
export async function claimSeat(table: string, words: Words): Promise<string> {
  const secret = location.hash.slice(1);
  if (secret === '') {
    return '';
  }
  history.replaceState(null, '', location.pathname);
  try {
    await api.claim(table, secret);
    return '';
  } catch (error) {
    return error instanceof RequestFailed && error.code === 'not-found' ? words.text('ui.error.secret') : problemText(error, words);
  }
}
