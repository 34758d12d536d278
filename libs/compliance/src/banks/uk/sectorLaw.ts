import type { Fact } from './facts.ts';
import type { ItemLaw } from './law.ts';

const userToUser = 'the system is part of a user-to-user service that the Online Safety Act regulates';
const search = 'the system is part of a search service that the Online Safety Act regulates';
const maker =
  'the system is a medical device; the duty falls on its manufacturer or UK responsible person, and anyone else checks that it is met';

const online = (section: string, searchSection: string, also = ''): ItemLaw => ({
  laws: [
    {
      needs: ['posts'],
      cite: ['onlineSafety', `s. ${section}`, `Online Safety Act s. ${section}`],
      because: `${userToUser}${also}`,
    },
    {
      needs: ['finds'],
      cite: ['onlineSafety', `s. ${searchSection}`, `Online Safety Act s. ${searchSection}`],
      because: `${search}${also}`,
    },
  ],
  redFlag: [],
  unasked:
    'This duty applies only to user-to-user and search services that are not exempt under Schedule 1 of the Online Safety Act, which the answers rule out.',
});

const ofDevices = (article: string, label: string, redFlag: readonly Fact[], dated = false): ItemLaw => ({
  laws: [
    {
      needs: ['dev'],
      cite: dated ? ['devices', article, label, 'device-surveillance'] : ['devices', article, label],
      because: maker,
    },
  ],
  redFlag,
  unasked: 'This duty applies only to medical devices, which the answers rule out.',
});

/** The law behind items for some services and products only. */
export const sectorLaws: Readonly<Record<string, ItemLaw>> = {
  'uk2-d-illegal': online('9', '26'),
  'uk2-d-access': online('35', '35'),
  'uk2-d-minors': {
    ...online('11', '28', ', and children count as likely to access it unless an access assessment shows otherwise'),
    unasked:
      'This duty applies only to services under the Online Safety Act that children are likely to access. The answers rule that out: the service is not regulated, or its access assessment shows that children are not likely to access it.',
  },
  'uk2-d-takedown': {
    laws: [
      {
        needs: ['posts'],
        cite: ['onlineSafety', 's. 10(3A)', 'Online Safety Act s. 10(3A)', 'intimate-images'],
        because: userToUser,
      },
    ],
    redFlag: [],
    unasked:
      'This duty applies only to user-to-user services that are not exempt under Schedule 1 of the Online Safety Act, which the answers rule out.',
  },
  'uk2-d-age': {
    laws: [
      {
        needs: ['porn'],
        cite: ['onlineSafety', 's. 81', 'Online Safety Act s. 81'],
        because: 'the provider publishes or generates pornographic content',
      },
    ],
    redFlag: [],
    unasked: "This duty applies only to the provider's own pornographic content, which the answers rule out.",
  },
  'uk2-d-images': {
    laws: [
      {
        needs: ['img', 'tool'],
        cite: ['crime', 'ss. 72 and 99', 'Crime and Policing Act 2026 ss. 72 and 99'],
        because: 'the system is made, adapted or offered to create such images',
      },
    ],
    policies: [
      {
        needs: ['img'],
        text: 'Creating an intimate image of an adult without consent has been an offence since 6 February 2026. Making a child sexual abuse image is also an offence (secondary sources). A system that makes pictures of people can be misused for both.',
      },
    ],
    redFlag: [],
    unasked:
      'This item applies only to systems that make or alter images or videos of people, which the answers rule out.',
  },
  'uk2-d-reg': ofDevices('registration', 'UK MDR 2002, registration', []),
  'uk2-d-mark': ofDevices('conformity marking', 'UK MDR 2002, conformity marking', []),
  'uk2-d-pms': ofDevices('regs 44ZE and 44ZF', 'UK MDR 2002 regs 44ZE and 44ZF', [], true),
  'uk2-d-vig': ofDevices('reg. 44ZH', 'UK MDR 2002 reg. 44ZH', ['dev'], true),
};
