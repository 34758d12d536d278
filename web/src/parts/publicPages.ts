import { productName } from '../ui/productName.ts';

/**
 * The titles and descriptions of pages for search engines and previews: in each HTML file (web/publicPages.ts), and set again on
 * navigation.
 */
export const publicPages = {
  '/': {
    title: `${productName}: EU AI Act and UK assessments`,
    description:
      "Assess your AI systems against the EU AI Act and the UK's five principles: risk level, compliance score, gaps and actions, each with its article and date.",
  },
  '/auth': {
    title: `Sign in – ${productName}`,
    description: 'Log in, or create an account and assess your first AI system: free, no credit card, 15 minutes.',
  },
  '/pricing': {
    title: `Pricing – ${productName}`,
    description:
      'Assessments and reports are free. Plans for more AI systems, generated compliance documents and support.',
  },
  '/method': {
    title: `Method – ${productName}`,
    description:
      'The method of an assessment: every question, rule, point, threshold and date for the EU AI Act and the UK principles, and the sources that were not read.',
  },
  '/2-december-2026': {
    title: `Does 2 December 2026 affect me? – ${productName}`,
    description:
      'New prohibitions of the EU AI Act, and marking by earlier generators: three questions and an answer with its articles. No account.',
  },
} as const;
