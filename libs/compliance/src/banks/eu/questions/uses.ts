import type { Question } from '../../../scoring/question.ts';
import { asking } from '../ask.ts';
import { all, annexIA, annexIII, any, areas, deployer, type Item, inScope, is, items, not, yes } from '../facts.ts';

const ask = asking('High-risk: uses');

const areaNames: Record<(typeof areas)[number], string> = {
  '1': 'Biometrics',
  '2': 'Critical infrastructure',
  '3': 'Education and vocational training',
  '4': 'Employment and management of workers',
  '5': 'Essential private and public services',
  '6': 'Law enforcement',
  '7': 'Migration, asylum and border control',
  '8': 'Justice and democratic processes',
};

const areaHelp: Record<(typeof areas)[number], readonly [string, string, string]> = {
  '1': [
    'identification at a distance, sorting by traits, emotions.',
    'unlocking a phone.',
    'finding a face in a crowd.',
  ],
  '2': ['safety of networks for energy, water, traffic or data.', 'price forecasts.', 'shutting a pump down.'],
  '3': ['admission, grades, level, cheating in tests.', 'timetables.', 'ranking applicants for a course.'],
  '4': [
    'hiring, terms, tasks, performance, dismissal.',
    'allocating shifts by availability alone.',
    'filtering applications.',
  ],
  '5': ['benefits, credit, life and health insurance, emergency calls.', 'shop discounts.', 'a credit score.'],
  '6': ['work by or for the police.', 'crime figures by district.', 'weighing evidence.'],
  '7': ['work by or for border, visa and asylum authorities.', 'managing queues.', 'helping with visa files.'],
  '8': ['research and application of the law by courts; influence on votes.', 'filing.', 'an assistant for judges.'],
};

type Use = { is: string; counts: string; not: string; example: string };

/** Every use of Annex III, with what its own words or the recitals leave out. */
const uses: Record<Item, Use> = {
  '1a': {
    is: 'identify people at a distance, live or afterwards, without their active involvement',
    counts: 'comparing many faces, voices or gaits with a database.',
    not: 'checking that one person is who they say they are.',
    example: 'finding banned fans in a stadium counts; a passport gate does not.',
  },
  '1b': {
    is: 'sort people by sensitive or protected attributes that it infers from biometrics',
    counts: 'ethnic origin, religion, disability and the like.',
    not: 'an ancillary function that another service technically needs; groups by age or sex.',
    example: 'sorting visitors by presumed origin.',
  },
  '1c': {
    is: 'recognise emotions or intentions from biometrics',
    counts: 'anger, joy or intent, read from face, voice or body.',
    not: 'mood in text; pain or fatigue.',
    example: 'a hotline that rates how angry callers sound.',
  },
  '2': {
    is: 'be a safety component in running critical digital infrastructure, road traffic or the supply of water, gas, heating or electricity',
    counts: 'a component that directly protects the installation or people.',
    not: 'price or load forecasts, billing, cybersecurity alone.',
    example: 'a controller that shuts pumps down in danger.',
  },
  '3a': {
    is: 'decide on access, admission or assignment in education or vocational training',
    counts: 'ranking and sorting as well, if people decide on that basis.',
    not: 'timetables.',
    example: 'a university that ranks applicants.',
  },
  '3b': {
    is: 'evaluate learning outcomes in institutions, including to steer learning',
    counts: 'grades, and the choice of next exercises, at a school, university or training centre.',
    not: 'a practice app outside institutions.',
    example: "a school's tutor app that sets the next lesson based on its own grades.",
  },
  '3c': {
    is: 'assess the level of education that a person will receive',
    counts: 'placing a pupil in a level or track.',
    not: 'general statistics.',
    example: 'a recommendation for a type of school.',
  },
  '3d': {
    is: 'watch for forbidden behaviour in tests',
    counts: 'flags on gaze, sound or screen during an exam.',
    not: 'only checking who sits the exam.',
    example: 'an exam proctor that flags gaze.',
  },
  '4a': {
    is: 'recruit or select people: target job advertisements, filter applications, evaluate candidates',
    counts: 'ranking and shortlists, even if people decide at the end.',
    not: 'sending invitations to interviews.',
    example: 'a tool that scores CVs against a job.',
  },
  '4b': {
    is: 'decide on terms, promotion or dismissal, allocate tasks by behaviour or traits, or monitor and evaluate performance',
    counts: 'workers, agency staff and people on platforms.',
    not: 'allocating shifts by availability alone.',
    example: 'a warehouse that tracks the pace of pickers.',
  },
  '5a': {
    is: 'evaluate, grant, reduce, revoke or reclaim essential public benefits and services, by or for public authorities',
    counts: 'healthcare and social benefits, and checks before a decision.',
    not: "private firms' discounts.",
    example: 'a city that checks claims for housing benefit.',
  },
  '5b': {
    is: 'evaluate creditworthiness or score natural persons',
    counts: 'sole traders and consumers.',
    not: 'detecting financial fraud; rating companies without rating any natural person.',
    example: 'a scorecard for consumer loans.',
  },
  '5c': {
    is: 'assess risk or set prices for natural persons in life or health insurance',
    counts: 'quotes, premiums and exclusions.',
    not: 'motor, home, travel or other insurance that is neither life nor health insurance.',
    example: 'premiums based on data from a wearable.',
  },
  '5d': {
    is: 'classify emergency calls, dispatch or prioritise first response, or triage emergency patients',
    counts: 'police, fire, ambulance, emergency departments.',
    not: 'booking appointments.',
    example: 'a control room that sorts 112 calls.',
  },
  '6a': {
    is: 'assess the risk that a person becomes a victim, by or for law enforcement',
    counts: 'scores about a person.',
    not: 'crime figures by district.',
    example: 'a risk score for domestic violence.',
  },
  '6b': {
    is: 'act as a polygraph or a similar tool, by or for law enforcement',
    counts: 'signs of lying in voice, face or pulse.',
    not: 'recording an interview.',
    example: 'a lie detector in questioning.',
  },
  '6c': {
    is: 'evaluate the reliability of evidence, by or for law enforcement',
    counts: 'weighing traces, statements or recordings.',
    not: 'transcribing them.',
    example: 'weighing fingerprints against data from a phone.',
  },
  '6d': {
    is: 'assess for law enforcement how likely people are to offend, or their traits or past crimes, not from profiling alone',
    counts: 'the risk of reoffending, based on the facts of the case.',
    not: 'profiling alone, which Art. 5(1)(d) prohibits.',
    example: 'a score that tells the police how likely a prisoner is to reoffend.',
  },
  '6e': {
    is: 'profile people in detecting, investigating or prosecuting crime',
    counts: 'profiles of suspects or of groups of people.',
    not: 'searching files without profiling.',
    example: 'links between suspects from their behaviour.',
  },
  '7a': {
    is: 'act as a polygraph or a similar tool, by or for migration authorities',
    counts: 'signs of lying in voice, face or pulse.',
    not: 'recording an interview.',
    example: 'a lie detector at the border.',
  },
  '7b': {
    is: 'assess a risk that a person who enters poses, by or for migration authorities',
    counts: 'security, health and irregular migration.',
    not: 'statistics on routes.',
    example: 'a risk score for travellers.',
  },
  '7c': {
    is: 'help migration authorities to examine applications for asylum, visas or residence',
    counts: 'eligibility, complaints and the reliability of evidence.',
    not: 'managing queues.',
    example: 'a module that assesses visa files.',
  },
  '7d': {
    is: 'detect, recognise or identify people, by or for migration authorities',
    counts: 'cameras and sensors at borders.',
    not: 'checking travel documents.',
    example: 'a tower that detects people at a border.',
  },
  '8a': {
    is: 'help a court or arbitrator to research facts and law or to apply the law',
    counts: 'drafts and proposals for a case.',
    not: 'anonymising judgments, filing.',
    example: 'a research assistant for judges.',
  },
  '8b': {
    is: 'influence an election or referendum, or how people vote',
    counts: 'messages that voters see.',
    not: 'campaign logistics that no voter sees.',
    example: 'targeted appeals to voters.',
  },
};

const chosen = (area: (typeof areas)[number]) => any(is('a3', area), yes(`area-${area}`));
/** Two answers on Art. 5 have already chosen an item. */
const alreadyChosen: Partial<Record<Item, ReturnType<typeof is>>> = {
  '1a': is('5h', 'authorised', 'urgent'),
  '1c': is('5f', 'medical'),
};

/** The exclusions of a use, one by one: the report names the chosen one. */
const reasonsOf = (item: Item) => uses[item].not.replace(/\.$/, '').split('; ');

/** One option for what does not count; of several reasons each has its own, and the first option is for more than one. */
function exceptOptions(item: Item): [value: string, label: string][] {
  const reasons = reasonsOf(item);
  const all = `No, only uses that do not count: ${reasons.join('; ')}`;
  if (reasons.length === 1) return [['except', all]];
  return [
    ['except', all],
    ...reasons.map((reason, at): [string, string] => [`except-${at + 1}`, `No, only ${reason}`]),
  ];
}

const itemQuestions = items.map((item): Question => {
  const { is: text, counts, not: excepted, example } = uses[item];
  const known = alreadyChosen[item];
  const [area] = areas.filter(each => item.startsWith(each));
  const label = item === '2' ? 'Annex III, 2' : `Annex III, ${item.slice(0, 1)}(${item.slice(1)})`;
  return ask.yesNo(
    {
      id: `a3-${item}`,
      when: known ? all(chosen(area ?? '1'), not(known)) : chosen(area ?? '1'),
      question: `Is it intended to ${text}?`,
      help: [counts, excepted, example],
      cite: [label, 'annex-iii'],
    },
    exceptOptions(item),
  );
});

const onWorkers = ask.yesNo(
  {
    id: 'f-work',
    when: all(deployer, any(annexIA, annexIII)),
    question: 'Is it used on your workers?',
    help: [
      'employees, and agency staff under your direction.',
      'applicants, who are not workers yet and have their own notice.',
      'for a warehouse that tracks pickers, the answer is yes; for a hiring tool, only on applicants.',
    ],
    cite: ['Art. 26(7)', 'annex-iii'],
  },
  [['applicants', 'Only on applicants']],
);

/** The exclusion that an answer names, for the report; undefined for other answers. */
export function exceptionOf(item: Item, answer: string | undefined): string | undefined {
  if (answer === 'except') return reasonsOf(item).join('; ');
  const at = /^except-(\d)$/.exec(answer ?? '')?.[1];
  return at && reasonsOf(item)[Number(at) - 1];
}

export const useQuestions = [
  ask.choice(
    {
      id: 'a3',
      when: inScope,
      question: 'Is the system intended for a use in one of these areas, or close to one?',
      help: [
        'the intended use. Later questions cover each use and its exceptions in law, such as fraud detection next to credit.',
        "the sector alone: a bank's chatbot is not about credit for that reason.",
        'a school that uses it to plan rooms answers "None of them"; a school that ranks applicants with it answers education.',
      ],
      cite: ['Annex III', 'annex-iii'],
    },
    [['none', 'None of them'], ...areas.map(area => [area, areaNames[area]] as const), ['unsure', 'Not sure']],
  ),
  ask.yesNo({
    id: 'a3-more',
    when: is('a3', ...areas),
    question: 'Is it intended for a use in another of these areas too?',
    help: [
      'a second area, with its own use.',
      'another use in the area that you chose; later questions cover every use in that area.',
      'exam supervision that recognises emotions: education and biometrics.',
    ],
    cite: ['Annex III', 'annex-iii'],
  }),
  ...areas.map(area =>
    ask.yesNo({
      id: `area-${area}`,
      when: all(yes('a3-more'), not(is('a3', area))),
      question: `Is it intended for a use in this area: ${areaNames[area].toLowerCase()}?`,
      help: areaHelp[area],
      cite: [`Annex III, ${area}`, 'annex-iii'],
    }),
  ),
  ...itemQuestions,
  onWorkers,
];
