import type { Condition } from '../../scoring/condition.ts';
import type { Draft } from './ask.ts';

const open = (id: string): Condition => ({ question: id, in: ['yes', 'unsure'] });

/** Facts that decide which duties of the Online Safety Act apply: the kind of service, and the exemptions of Schedule 1. */
export const onlineFacts: readonly Draft[] = [
  {
    id: 'uk2-f-onl',
    question:
      'Is the system part of a service where users encounter what others post, of a search service, or of a pornography service?',
    help: 'Counts: a forum, a marketplace with user reviews, a search engine. Does not count: a bot that talks to one customer and shares nothing. Under section 216A, ministers can extend the Act to such AI services by regulations; none were listed by 27 September 2026. Example: moderation of a comment section.',
    cite: ['onlineSafety', 's. 3', 'Online Safety Act ss. 3 and 4'],
  },
  {
    id: 'uk2-f-u2u',
    when: open('uk2-f-onl'),
    question:
      'Can users of that service encounter what other users post, upload or share there (user-to-user service)?',
    help: "Counts: posts, comments, reviews, pictures, listings, live streams and messages by users, even if few of them are read. Does not count: the provider's content alone, or feedback that only the provider sees. Example: a shared gallery of generated pictures.",
    cite: ['onlineSafety', 's. 3', 'Online Safety Act s. 3'],
  },
  {
    id: 'uk2-f-srch',
    when: open('uk2-f-onl'),
    question: 'Does that service search more than one website or database (search service)?',
    help: 'Counts: a general or specialised search engine, and an assistant that searches the web for its answers. Does not count: the search box of a single website. Example: a price comparison across many shops.',
    cite: ['onlineSafety', 's. 229', 'Online Safety Act ss. 3 and 229'],
  },
  {
    id: 'uk2-f-porn',
    when: open('uk2-f-onl'),
    question: 'Does the provider of that service itself publish or generate pornographic content there?',
    help: "Counts: the provider's own pictures, videos or sound, including those made by its AI. Does not count: content that users post, which the user-to-user duties cover, or text alone. Example: a site with generated erotic pictures.",
    cite: ['onlineSafety', 's. 80', 'Online Safety Act Part 5 (ss. 79 to 81)'],
  },
  {
    id: 'uk2-f-exm',
    when: { any: [open('uk2-f-u2u'), open('uk2-f-srch')] },
    question: 'Is that service exempt under Schedule 1 of the Online Safety Act?',
    help: "Counts: a service where users can only comment on, review or rate the provider's own content (paragraph 4; not with pornographic content, paragraph 6); tools inside one business (7 and 8); services of public bodies for their public functions (9) and of education or childcare providers (10). Does not count: a forum, or a marketplace where users list goods. Example: reviews below a shop's own products. Paragraphs 6 to 10 rest on secondary sources.",
    cite: ['onlineSafety', 'Sch. 1', 'Online Safety Act Sch. 1'],
  },
];
