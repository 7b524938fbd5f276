import {equal, test} from '../../testing.ts';
import {routeOf} from './route.ts';

test('addresses lead to their page', () => {
  const route = (path: string) => routeOf(new URL(path, 'http://localhost'));
  equal(route('/'), {page: 'home'});
  equal(route('/t/q3mXk2_-'), {page: 'table', table: 'q3mXk2_-'});
  equal(route('/?new=express&for=device'), {page: 'setup', game: 'express', mode: 'device'});
  equal(route('/?new=express&for=x'), {page: 'setup', game: 'express', mode: 'friends'});
  equal(route('/?new=../x'), {page: 'home'});
  equal(route('/t/a/b'), {page: 'nowhere'});
});
