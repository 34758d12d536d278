import type { Condition } from '../../scoring/condition.ts';
import type { Draft } from './ask.ts';

const open = (id: string): Condition => ({ question: id, in: ['yes', 'unsure'] });
const notExempt: Condition = { not: { question: 'uk2-f-exm', in: ['yes'] } };
const regulated: Condition = { all: [{ any: [open('uk2-f-u2u'), open('uk2-f-srch')] }, notExempt] };

/** Items of Safety & Security for some services and products only: each legal duty by its name. */
export const sectorQuestions: readonly Draft[] = [
  {
    id: 'uk2-d-illegal',
    when: regulated,
    question: 'Is there a suitable and sufficient illegal-content risk assessment of the service, kept up to date?',
    help: "Counts: a record for each kind of priority illegal content, made with Ofcom's guidance and redone before a significant change, such as adding this system. Does not count: a general risk register, or moderation rules. Section 26 applies to search services. Example: an assessment that covers what the image generator makes possible.",
    cite: ['onlineSafety', 's. 9', 'Online Safety Act s. 9'],
  },
  {
    id: 'uk2-d-access',
    when: regulated,
    question: "Is there a children's access assessment of the service, carried out within the last year?",
    help: "Counts: a record of whether children can access the service and are likely to do so, redone at least once a year. Does not count: terms that exclude under-18s. Without highly effective age assurance, the result is usually that they can. Example: an assessment from April that follows Ofcom's two stages.",
    cite: ['onlineSafety', 's. 35', 'Online Safety Act s. 35'],
  },
  {
    id: 'uk2-d-minors',
    when: {
      all: [regulated, { any: [open('uk2-f-child'), { question: 'uk2-d-access', in: ['partial', 'none', 'unsure'] }] }],
    },
    question: "Is there a suitable and sufficient children's risk assessment of the service, kept up to date?",
    help: 'Counts: a record of the harm that content can do to children of each age group, redone before a significant change. Does not count: the illegal-content assessment, or a data protection impact assessment. The assessment is required of services that children are likely to access; section 28 applies to search services. Example: an assessment that looks at generated self-harm content.',
    cite: ['onlineSafety', 's. 11', 'Online Safety Act s. 11'],
  },
  {
    id: 'uk2-d-takedown',
    when: { all: [open('uk2-f-u2u'), notExempt] },
    question: 'Are reported intimate images taken down as soon as practicable, and within 48 hours at the latest?',
    help: 'Counts: a process that takes down intimate images shared without consent after a report, and the same image elsewhere on the service, with a time limit and weekend cover. Does not count: labels on generated pictures, or a reporting button alone. Example: a queue for such reports with a 24-hour target.',
    cite: ['onlineSafety', 's. 10(3A)', 'Online Safety Act s. 10(3A)', 'intimate-images'],
  },
  {
    id: 'uk2-d-age',
    when: open('uk2-f-porn'),
    question: 'Does highly effective age assurance keep children from the pornographic content?',
    help: "Counts: age verification or estimation that meets Ofcom's guidance, before anything is visible, with a written record of it. Does not count: a box to tick, a date of birth that is typed in, or terms of use. Example: a check against an identity document.",
    cite: ['onlineSafety', 's. 81', 'Online Safety Act s. 81'],
  },
  {
    id: 'uk2-d-images',
    when: open('uk2-f-img'),
    question:
      'Do tested safeguards stop the system from making intimate images of real people without consent, or child sexual abuse images?',
    help: 'Counts: filters on requests and results, training data free of such images, tests by people who try to get round the filters, and a way to report. Tests with child abuse material are themselves unlawful without authorisation. Does not count: a line in the terms. Example: uploads of faces are refused for undressing prompts, and this is tested at each release.',
    cite: ['crime', 'ss. 72 and 99', 'Crime and Policing Act 2026 ss. 72 and 99'],
  },
  {
    id: 'uk2-d-reg',
    when: open('uk2-f-dev'),
    question: 'Is the device registered with the MHRA?',
    help: 'Counts: an up-to-date entry for this device by its manufacturer or UK responsible person. If you only use the device, finding it in the public register counts. Does not count: an application, or the CE certificate. Example: the register lists the version in use.',
    cite: ['devices', 'registration', 'UK MDR 2002, registration'],
  },
  {
    id: 'uk2-d-mark',
    when: open('uk2-f-dev'),
    question:
      'Does the device carry a conformity marking (UKCA, or CE as far as Great Britain accepts it) for its class?',
    help: "Counts: a marking for the class that the intended purpose requires, with an approved or notified body's certificate if that class needs one. Does not count: a marking for another purpose, such as general wellness. Example: diagnostic software that was reclassified and certified again.",
    cite: ['devices', 'conformity marking', 'UK MDR 2002, conformity marking'],
  },
  {
    id: 'uk2-d-pms',
    when: open('uk2-f-dev'),
    question: 'Is there a post-market surveillance plan for the device, and is it carried out?',
    help: "Counts: the manufacturer's plan for collecting and assessing experience in use, with its reports. If you only use the device, sending your experience to the manufacturer counts. Does not count: general monitoring of servers. Devices made and used in one health institution are out of scope. Example: a quarterly review of complaints and misses.",
    cite: ['devices', 'regs 44ZE and 44ZF', 'UK MDR 2002 regs 44ZE and 44ZF', 'device-surveillance'],
  },
  {
    id: 'uk2-d-vig',
    when: open('uk2-f-dev'),
    question: 'Are serious incidents with the device reported to the MHRA in time?',
    help: 'Counts: a written vigilance procedure that states what is reportable, by whom and by when, and covers field safety corrective actions. If you only use the device, reporting incidents to the manufacturer and to the Yellow Card scheme counts. Does not count: a general incident plan that does not name the MHRA. Example: a missed tumour is reported within the period.',
    cite: ['devices', 'reg. 44ZH', 'UK MDR 2002 reg. 44ZH', 'device-surveillance'],
  },
];
