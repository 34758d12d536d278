import type { Measure } from './measure.ts';

/** The measures of items for some services and products only. */
export const sectorMeasures: Readonly<Record<string, Measure>> = {
  'uk2-d-illegal': {
    title: 'Illegal-content risk assessment',
    missing: 'a suitable and sufficient illegal-content risk assessment of the service',
    action:
      "Carry out the illegal-content risk assessment of the service and keep a written record. Follow Ofcom's guidance, and redo it before a significant change.",
    owner: 'head of online safety',
  },
  'uk2-d-access': {
    title: "Children's access assessment",
    missing: "a children's access assessment of the service",
    action:
      "Carry out the children's access assessment of the service and keep a written record. Repeat it at least once a year.",
    owner: 'head of online safety',
  },
  'uk2-d-minors': {
    title: "Children's risk assessment",
    missing: "a suitable and sufficient children's risk assessment of the service",
    action:
      "Carry out the children's risk assessment of the service and keep a written record. Follow Ofcom's guidance, and redo it before a significant change.",
    owner: 'head of online safety',
  },
  'uk2-d-takedown': {
    title: 'Removal of reported intimate images',
    missing: 'a process that takes down reported intimate images within 48 hours',
    action:
      'Set up a process that takes down reported intimate images within 48 hours at the latest. Cover weekends, and the same image elsewhere on the service.',
    owner: 'head of online safety',
  },
  'uk2-d-age': {
    title: 'Age assurance for pornography',
    missing: 'highly effective age assurance in front of pornographic content',
    action:
      "Set up highly effective age assurance in front of the pornographic content, and keep a written record. Follow Ofcom's guidance.",
    owner: 'head of online safety',
  },
  'uk2-d-images': {
    title: 'Safeguards against abusive images',
    missing: 'tested safeguards against intimate images without consent and child sexual abuse images',
    action:
      'Build and test safeguards against intimate images without consent and child sexual abuse images. Do not test with such material without legal advice.',
    owner: 'product owner with the security officer',
  },
  'uk2-d-reg': {
    title: 'Registration of the device',
    missing: 'registration of the device with the MHRA',
    action:
      'Have the manufacturer or the UK responsible person register the device with the MHRA. Registration comes before the device is placed on the market.',
    owner: 'regulatory affairs lead',
  },
  'uk2-d-mark': {
    title: 'Conformity marking of the device',
    missing: 'a conformity marking for the class of the device',
    action:
      'Have the conformity of the device assessed for its class, and the conformity marking affixed by the manufacturer. The marking comes before the device is placed on the market.',
    owner: 'regulatory affairs lead',
  },
  'uk2-d-pms': {
    title: 'Post-market surveillance plan',
    missing: 'an implemented post-market surveillance plan for the device',
    action:
      'Write and carry out a post-market surveillance plan for the device. As a user, obtain the plan from the manufacturer.',
    owner: 'regulatory affairs lead',
  },
  'uk2-d-vig': {
    title: 'Vigilance reports',
    missing: 'reports of serious incidents with the device to the MHRA',
    action:
      'Write a vigilance procedure for the device that states what is reported to the MHRA, by whom and by when. As a user, report to the manufacturer and the Yellow Card scheme.',
    owner: 'regulatory affairs lead',
  },
};
