/** A gap in words, and what to do about it. */
export type Remedy = {
  gap: string;
  action: string;
  owner: string;
  /** When it is due, where that is not simply the day from which the provision applies. */
  when?: 'now' | 'before-market' | 'before-first-use';
};

const stop =
  'Stop the practice, withdraw the system and have counsel review the case; no safeguard and no conformity route cures it.';
const screen = "Screen the system against the Commission's guidelines on prohibited practices and record the result.";
const counsel = 'managing director with counsel';
const compliance = 'compliance officer';

function prohibition(practice: string, label: string, cure = stop): Record<string, Remedy> {
  return {
    yes: { gap: `Prohibited practice: ${practice} (${label}).`, action: cure, owner: counsel },
    unsure: {
      gap: `Not settled: whether there is a prohibited practice, ${practice} (${label}).`,
      action: `${screen} It concerns ${label}.`,
      owner: compliance,
      when: 'now',
    },
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function unknown(gap: string, action: string): Record<string, Remedy> {
  return { unsure: { gap, action, owner: compliance, when: 'now' } };
}

const roleMemo =
  'Write a memo on scope and role under Arts 2, 3 and 25; until it is signed, treat the system as in scope and, where your role is not known either, yourself as provider and deployer.';
const impact =
  'Carry out the fundamental rights impact assessment of Art. 27(1)(a)–(f), with reference to the data protection impact assessment where one exists, and notify the market surveillance authority.';
const notice = 'Show a clear and accessible notice at the first interaction, in every channel.';
const mark =
  'As provider, mark generated content so that machines can read it. As deployer, label deepfakes and unreviewed texts of public interest visibly, and give notice of emotion recognition and biometric categorisation.';
const model = 'Complete the documentation of Annexes XI and XII, the copyright policy and the public training summary.';
const literacy = 'Train people according to their role with AI, and keep a training record.';

/** The remedies of questions outside the high-risk duties, by question and answer. */
export const otherRemedies: Readonly<Record<string, Record<string, Remedy>>> = {
  'eu-01': unknown('Not settled: whether the system is within the scope of the Act (Art. 2(1)).', roleMemo),
  'eu-02': unknown('Not settled: which role the organisation has (Arts 3(3), 3(4) and 25(1)).', roleMemo),
  'eu-02a': unknown(
    'Not settled: whether the organisation provides public services, which decides on the impact assessment (Art. 27(1)).',
    'Establish whether your organisation provides public services, record it, and plan the impact assessment meanwhile.',
  ),
  'eu-03': prohibition(
    'manipulation, deception or exploitation of vulnerability with significant harm',
    'Art. 5(1)(a), (b)',
  ),
  'eu-04': prohibition('social scoring, or prediction of crime from profiling alone', 'Art. 5(1)(c), (d)'),
  'eu-05': prohibition(
    'scraping of face images, emotion inference at work or in education, sensitive biometric categorisation, or real-time identification for law enforcement',
    'Art. 5(1)(e)–(h)',
  ),
  'eu-06': prohibition(
    'intimate imagery without consent, or child sexual abuse material',
    'Art. 5(1)(ba), (bb)',
    'Withdraw the system. If you are its provider and it is not meant for such material, adequate safeguards can take you outside the prohibition (Art. 5(1a)). Have counsel review the case, also under criminal law and other law that may apply already.',
  ),
  'eu-07': unknown(
    'Not settled: whether the system falls under Annex III (Art. 6(2)).',
    'Classify the system under Art. 6(2) and Annex III, record the reasons, and treat it as high-risk meanwhile.',
  ),
  'eu-08': unknown(
    'Not settled: whether the system is, or is a safety component of, a product of Annex I, Section A (Art. 6(1)).',
    'Classify the system under Art. 6(1) and Annex I, record the reasons, and treat it as high-risk meanwhile.',
  ),
  'eu-09': {
    claimed_undocumented: {
      gap: 'The exception from high-risk is claimed without a documented assessment and is not granted here (Arts 6(4) and 49(2)).',
      action:
        'Document the assessment under Art. 6(3) and (4) and register the system (confirm from when Art. 49(2) binds), or treat it as high-risk.',
      owner: compliance,
      when: 'before-market',
    },
    claimed_profiling: {
      gap: 'The exception from high-risk is claimed although the system profiles people, for which it is never open (Art. 6(3)).',
      action: 'Withdraw the claim and treat the system as high-risk in a recorded classification.',
      owner: compliance,
      when: 'now',
    },
  },
  'eu-20': {
    not_required: {
      gap: 'The fundamental rights impact assessment is called not required, but the other answers show that it is, or leave open that it is (Art. 27).',
      action: impact,
      owner: 'head of the department that uses the system, with the data protection officer',
      when: 'before-first-use',
    },
    in_progress: {
      gap: 'The fundamental rights impact assessment is not finished (Art. 27).',
      action: impact,
      owner: 'head of the department that uses the system, with the data protection officer',
      when: 'before-first-use',
    },
    required_not_done: {
      gap: 'The fundamental rights impact assessment is missing (Art. 27).',
      action: impact,
      owner: 'head of the department that uses the system, with the data protection officer',
      when: 'before-first-use',
    },
    unsure: {
      gap: 'Not settled: whether a fundamental rights impact assessment is owed or done (Art. 27).',
      action: `Establish whether a fundamental rights impact assessment is owed and whether it was done. Where it is owed and open: ${lowerFirst(impact)}`,
      owner: 'head of the department that uses the system, with the data protection officer',
      when: 'before-first-use',
    },
  },
  'eu-21': {
    some_channels: {
      gap: 'People are told in some channels only that they deal with AI (Art. 50(1) and (5)).',
      action: notice,
      owner: 'product owner',
    },
    no: {
      gap: 'People are not told that they deal with AI (Art. 50(1) and (5)).',
      action: notice,
      owner: 'product owner',
    },
    unsure: {
      gap: 'Not known: whether people are told that they deal with AI (Art. 50(1) and (5)).',
      action: notice,
      owner: 'product owner',
    },
  },
  'eu-22': {
    partly: {
      gap: 'Marking, labels or notices of synthetic content, deepfakes, emotion recognition or biometric categorisation are incomplete (Art. 50(2)–(4)).',
      action: mark,
      owner: 'product owner',
    },
    no: {
      gap: 'Marking, labels or notices of synthetic content, deepfakes, emotion recognition or biometric categorisation are missing (Art. 50(2)–(4)).',
      action: mark,
      owner: 'product owner',
    },
    unsure: {
      gap: 'Not known: whether synthetic content is marked and the notices of Art. 50 are given (Art. 50(2)–(4)).',
      action: mark,
      owner: 'product owner',
    },
  },
  'eu-23': {
    yes_partly: {
      gap: 'The duties on the general-purpose AI model are met in part only (Arts 53–55).',
      action: model,
      owner: 'model owner',
    },
    yes_missing: {
      gap: 'Documentation, copyright policy or training summary of the general-purpose AI model are missing (Art. 53).',
      action: model,
      owner: 'model owner',
    },
    yes_not_notified: {
      gap: 'A general-purpose AI model trained with more than 10^25 FLOP has not been notified to the Commission (Arts 51 and 52).',
      action: `Notify the Commission, and take up evaluation, mitigation, incident reporting and security under Art. 55. ${model}`,
      owner: 'model owner',
    },
    unsure: {
      gap: 'Not settled: whether a general-purpose AI model is provided, and its duties met (Arts 51–55).',
      action: `Establish who provides the model. If it is you: ${lowerFirst(model)}`,
      owner: 'model owner',
    },
  },
  'eu-25': {
    partial: {
      gap: 'Measures that support AI literacy are taken in part only (Art. 4).',
      action: literacy,
      owner: 'head of HR',
    },
    none: {
      gap: 'Measures that support AI literacy are missing (Art. 4).',
      action: literacy,
      owner: 'head of HR',
    },
    unsure: {
      gap: 'Not known: whether measures that support AI literacy are taken (Art. 4).',
      action: literacy,
      owner: 'head of HR',
    },
  },
};
