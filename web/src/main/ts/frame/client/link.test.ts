import type {Answer, Frame} from '../../protocol.ts';
import {equal, test} from '../../testing.ts';
import {asked, FakeSocket, news, pretendBrowser, welcome} from './fake-sockets.ts';
import {Link} from './link.ts';

function linked(known = () => 0) {
  const timers = pretendBrowser();
  const frames: Frame['type'][] = [];
  const told: string[] = [];
  const link = new Link('TABLE', 0, known, {
    frame: (frame) => frames.push(frame.type),
    connected: (yes) => told.push(yes ? 'connected' : 'lost'),
    signedOut: () => told.push('signed out'),
    shutOut: () => told.push('shut out'),
  });
  link.connect();
  return {link, frames, told, ...timers};
}

test('a lost connection comes back, asks for what is missing and sends again what was not answered', async () => {
  let known = 0;
  const {link, told, run} = linked(() => known);
  FakeSocket.last.tell(welcome(0, asked(7, 'roll')));
  const answers: Answer[] = [];
  const sent = link.send({id: 'one', moment: 7, move: 'roll'}).then((answer) => answers.push(answer));
  equal(FakeSocket.last.sent.length, 1);
  FakeSocket.last.drop();
  known = 12;
  run();
  equal([FakeSocket.all.length, FakeSocket.last.asked('after'), FakeSocket.last.asked('seat')], [2, '12', 'A']);
  equal(FakeSocket.last.sent, []); // nothing goes out before the server has let it in
  FakeSocket.last.tell(welcome(0, asked(7, 'roll')));
  equal(FakeSocket.last.sent, [{id: 'one', moment: 7, move: 'roll'}]);
  FakeSocket.last.answer(2);
  await sent;
  equal([answers.length, told], [1, ['connected', 'lost', 'connected']]);
  FakeSocket.last.drop();
  run();
  FakeSocket.last.tell(welcome(0, asked(8, 'roll')));
  equal(FakeSocket.last.sent, []); // what was answered isn't sent again
});

test('a command that was too fast goes out again by itself', async () => {
  const {link, run} = linked();
  FakeSocket.last.tell(welcome(0, asked(7, 'roll')));
  const done = link.send({id: 'one', moment: 7, move: 'roll'});
  FakeSocket.last.answer(2, {code: 'too-fast', message: ''});
  equal(FakeSocket.last.sent.length, 1);
  run();
  equal(FakeSocket.last.sent.length, 2);
  FakeSocket.last.answer(3);
  equal((await done).ok, true);
});

test('a seat that was signed out does not come back', () => {
  const {told, run} = linked();
  FakeSocket.last.tell(welcome(0, null));
  FakeSocket.last.drop(4001);
  run();
  equal([told, FakeSocket.all.length], [['connected', 'signed out'], 1]);
});

test('whoever is not let in asks why after three tries', () => {
  const {told, run} = linked();
  for (let times = 0; times < 3; times++) {
    FakeSocket.last.drop();
    run();
  }
  equal([told.filter((each) => each === 'shut out').length, FakeSocket.all.length], [1, 4]);
});

test('a socket of yesterday says nothing any more', () => {
  const {frames, run} = linked();
  const [old] = FakeSocket.all;
  old!.drop();
  run();
  FakeSocket.last.tell(welcome(0, null));
  old!.tell(news(2, 0, [], null));
  equal(frames, ['welcome']);
});

test('a closed link stays closed', () => {
  const {link, run} = linked();
  link.close();
  run();
  link.hurry();
  equal(FakeSocket.all.length, 1);
});
