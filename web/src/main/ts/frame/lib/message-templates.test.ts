import {equal, test} from '../../testing.ts';
import shared from './message-templates.json' with {type: 'json'};
import {Words} from './words.ts';

interface Example {
  template: string;
  args: string[];
  text: string;
  language?: string;
  names?: string[];
}

// The engine in Java passes the same: see docs/howto/messages.md.
const examples: readonly Example[] = shared.examples;

test('templates become what the terminal makes of them', () => {
  equal(examples.length, 36);
  for (const {template, args, text, language, names} of examples) {
    const locale = language === undefined ? 'en-US' : `${language}-u-nu-latn`;
    const words = new Words({...shared.texts, example: template}, locale);
    equal([template, words.message('example', args, names ?? shared.names)], [template, text]);
  }
});
