import type { Section } from '../document.ts';
import type { Writer } from '../writer.ts';
import { fields, items, section } from '../writer.ts';

/** For people in the UK, in the UK's terms. Public, like the notice for the EU; contains a section only if the law requires it. */
export function noticeUk(write: Writer): Section[] {
  const { owed, maybe, open, knownAs, say, law, met, blank, facts } = write;
  const fact = (name: string) => maybe(`uk2-f-${name}`);
  const usesData = fact('pd');
  const decides = fact('dec');
  const decidesAlone = fact('adm');
  const { name, systemType } = facts.system;
  return [
    section(
      'responsible',
      'Responsible organisation',
      fields(
        ['Organisation', knownAs('organisation', 'organisation')],
        ['Contact', open('contact')],
        ...(usesData ? [['Data protection officer', open('dpo')] as [string, ReturnType<typeof open>]] : []),
      ),
    ),
    section(
      'ai-used',
      'Use of AI',
      items(
        say(`${name} is an AI system.`, 'system.name'),
        systemType ? say(`Type of system: ${systemType}.`, 'system.systemType') : undefined,
        met('uk-t1') ? say('People are told that AI is used, and for what purpose.', 'duty.uk-t1') : undefined,
        open('where', 'uk-t1'),
      ),
    ),
    section('purpose', 'Purpose', items(open('purpose'))),
    decides
      ? section(
          'decision',
          'Decisions by the system and by people',
          items(
            open('decides'),
            decidesAlone && met('uk-c2')
              ? say('A person who is able to change the outcome can intervene in a decision.', 'duty.uk-c2')
              : undefined,
          ),
        )
      : undefined,
    usesData
      ? section(
          'data',
          'Data and sources',
          items(
            open('data', 'uk-t1'),
            blank(
              'lawful-basis',
              'the lawful basis for using the data, and the condition for special categories if such data are used',
              'uk-f3',
            ),
          ),
        )
      : undefined,
    decides ? section('factors', 'Main factors', items(open('factors', 'uk-t2'))) : undefined,
    decides ? section('limits', 'Accuracy and limits', items(open('accuracy-in-plain-words'))) : undefined,
    decides ? section('effects', 'Possible effects on you', items(open('effects'))) : undefined,
    decidesAlone
      ? section(
          'rights',
          'Your rights',
          items(
            law(
              'If a significant decision about you is taken without meaningful human involvement, you must be told about it, and you can make representations, have a person intervene, and contest it.',
              'uk-c3',
            ),
            open('explanation', 'uk-t2'),
            open('contest-address', 'uk-c1', 'uk-c2', 'uk-c3'),
          ),
        )
      : undefined,
    owed('uk-c4') && usesData
      ? section(
          'complaints',
          'How to complain',
          items(
            law(
              'You can complain to us about how your data are used. We must acknowledge it within 30 days, take appropriate steps without undue delay, and tell you the outcome.',
              'uk-c4',
            ),
            open('complaint', 'uk-c4'),
            say('You can also complain to the Information Commission (ICO): https://ico.org.uk.', 'duty.uk-c4'),
          ),
        )
      : undefined,
    fact('cg')
      ? section(
          'atrs',
          'Transparency record',
          items(
            blank('atrs', 'the address of the record under the Algorithmic Transparency Recording Standard', 'uk-t3'),
          ),
        )
      : undefined,
    section('accessibility', 'Accessibility', items(open('formats'))),
    section('changes', 'Changes to this notice', items(open('notice-changes'))),
  ].filter(section => section !== undefined);
}
