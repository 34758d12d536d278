/** What a UK question asks for: what a gap calls missing, the law behind it, and what to do about it. */
export type Measure = { missing: string; law: string; action: string; owner: string };

const noStatute = 'no statute of its own; regulators expect it';

/** The measures by question. The principles bind nobody by themselves, so each names the law that does, if any. */
export const ukMeasures: Readonly<Record<string, Measure>> = {
  'uk-s1': {
    missing: 'a risk assessment across the lifecycle that covers misuse',
    law: noStatute,
    action:
      'Keep a risk register that covers the lifecycle and foreseeable misuse, and have the remaining risks accepted in writing.',
    owner: 'product owner with the risk manager',
  },
  'uk-s2': {
    missing: 'security by design, including supply chain and attacks specific to AI',
    law: 'UK GDPR Arts 5(1)(f) and 32 where personal data is processed',
    action:
      'Write and test a security plan that follows the NCSC guidelines and the AI Cyber Security Code of Practice.',
    owner: 'security officer',
  },
  'uk-s3': {
    missing: 'tests before release and monitoring for drift',
    law: `${noStatute}, MHRA and FCA in their sectors`,
    action: 'Write a test plan with thresholds for release, and alarms for drift in use.',
    owner: 'engineering lead',
  },
  'uk-s4': {
    missing: 'an incident plan with a fallback and a safe stop',
    law: `${noStatute}; for medical devices the vigilance duties of the UK MDR 2002`,
    action: 'Write an incident plan with a fallback and a safe stop, and rehearse it.',
    owner: 'operations manager',
  },
  'uk-t1': {
    missing: 'information to people that AI is used and what for',
    law: 'UK GDPR Arts 13 and 14 where personal data is processed; consumer law',
    action: 'Put the use of AI into the privacy notice, and say it where people meet the system.',
    owner: 'data protection officer',
  },
  'uk-t2': {
    missing: 'a meaningful explanation of outcomes',
    law: 'UK GDPR Art. 22C for solely automated significant decisions',
    action:
      'Write explanation templates that follow the guide of the ICO and the Turing Institute, and try them on people affected.',
    owner: 'product owner',
  },
  'uk-t3': {
    missing: 'documentation of purpose, data and limits',
    law: 'ATRS for central government and the public bodies in its scope; otherwise good practice',
    action: 'Write a model card with purpose, data and limits; in central government publish the ATRS record.',
    owner: 'product owner',
  },
  'uk-t4': {
    missing: 'safeguards against mistaking synthetic content or the AI for something else',
    law: 'DMCC Act 2024 towards consumers; Online Safety Act for services that host content',
    action: 'Label synthetic content, and have the assistant introduce itself as AI.',
    owner: 'product owner',
  },
  'uk-f1': {
    missing: 'bias tests across the protected characteristics',
    law: 'Equality Act 2010; s. 149 for public bodies',
    action: 'Test outcomes by protected characteristic, set thresholds, and record what was done about differences.',
    owner: 'data lead with the equality lead',
  },
  'uk-f2': {
    missing: 'data that is shown to be representative, accurate and relevant',
    law: 'UK GDPR Art. 5(1)(a) and (d) where personal data is processed',
    action: 'Write a datasheet for every data set, with known gaps and a way to correct errors.',
    owner: 'data lead',
  },
  'uk-f3': {
    missing: 'a recorded lawful basis, and a condition for special-category data',
    law: 'UK GDPR Arts 6, 9 and 22B',
    action: 'Record the lawful basis for training and for use, and the condition for special-category data.',
    owner: 'data protection officer',
  },
  'uk-f4': {
    missing: 'consideration of vulnerable people and children',
    law: "Consumer Duty for FCA firms; Children's Code and DUAA s. 81 for online services that children use",
    action:
      'Write an assessment of the effects on vulnerable people and children, and change the design where it matters.',
    owner: 'product owner',
  },
  'uk-a1': {
    missing: 'a named senior person who answers for the system',
    law: 'SM&CR in financial firms; otherwise no statute of its own',
    action: 'Name a senior owner in a board minute, with the authority to change or stop the system.',
    owner: 'managing director',
  },
  'uk-a2': {
    missing: 'a data protection impact assessment before high-risk processing',
    law: 'UK GDPR Art. 35',
    action: 'Carry out the impact assessment, act on it, and have it signed before processing goes on.',
    owner: 'data protection officer',
  },
  'uk-a3': {
    missing: 'an AI inventory with policies, training and review',
    law: noStatute,
    action: 'Set up the inventory, an AI policy, training by role and a yearly review.',
    owner: 'compliance officer',
  },
  'uk-a4': {
    missing: 'checks of suppliers and contracts with them',
    law: 'UK GDPR Art. 28 for processors',
    action: 'Check every AI supplier with a questionnaire, and sign contracts with the terms that Art. 28 lists.',
    owner: 'procurement manager',
  },
  'uk-c1': {
    missing: 'a published route to contest outcomes, with a time limit for the answer',
    law: 'no statute of its own; UK GDPR Art. 22C for solely automated significant decisions',
    action: 'Publish the route, the contact and the time limit beside every outcome.',
    owner: 'head of customer service',
  },
  'uk-c2': {
    missing: 'human intervention by somebody able to change a solely automated decision',
    law: 'UK GDPR Art. 22C',
    action: 'Appoint trained reviewers with the power to change outcomes, and write down how a case reaches them.',
    owner: 'head of the department that uses the system',
  },
  'uk-c3': {
    missing: 'notice of solely automated decisions, with a way to make representations',
    law: 'UK GDPR Art. 22C',
    action: 'Write a decision notice that says how the decision was taken and where to send representations.',
    owner: 'data protection officer',
  },
  'uk-c4': {
    missing: 'a complaints process that acknowledges within 30 days, remedies and learns',
    law: 'DPA 2018 s. 164A for the use of personal data',
    action: 'Set up a complaints form, a register with the 30-day clock, and a review of causes.',
    owner: 'data protection officer',
  },
};
