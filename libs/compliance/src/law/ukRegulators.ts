export type UkRegulatorCode = 'ICO' | 'FCA' | 'CMA' | 'MHRA' | 'OFCOM';

export type UkRegulator = {
  code: UkRegulatorCode;
  name: string;
  fullName: string;
  sector: string;
  website: string;
  guidanceUrl: string;
};

/** The UK regulators, in display order. */
export const ukRegulators: readonly UkRegulator[] = [
  {
    code: 'ICO',
    name: 'ICO',
    fullName: "Information Commission (formerly Information Commissioner's Office)",
    sector: 'Data protection, all sectors',
    website: 'https://ico.org.uk',
    guidanceUrl:
      'https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/artificial-intelligence/guidance-on-ai-and-data-protection/',
  },
  {
    code: 'FCA',
    name: 'FCA',
    fullName: 'Financial Conduct Authority',
    sector: 'Financial services',
    website: 'https://www.fca.org.uk',
    guidanceUrl: 'https://www.fca.org.uk/firms/innovation/ai-approach',
  },
  {
    code: 'CMA',
    name: 'CMA',
    fullName: 'Competition and Markets Authority',
    sector: 'Competition & consumer',
    website: 'https://www.gov.uk/government/organisations/competition-and-markets-authority',
    guidanceUrl: 'https://www.gov.uk/government/publications/complying-with-consumer-law-when-using-ai-agents',
  },
  {
    code: 'MHRA',
    name: 'MHRA',
    fullName: 'Medicines and Healthcare products Regulatory Agency',
    sector: 'Medicines, medical devices',
    website: 'https://www.gov.uk/government/organisations/medicines-and-healthcare-products-regulatory-agency',
    guidanceUrl:
      'https://www.gov.uk/government/publications/software-and-artificial-intelligence-ai-as-a-medical-device',
  },
  {
    code: 'OFCOM',
    name: 'Ofcom',
    fullName: 'Office of Communications',
    sector: 'Online safety, telecoms, broadcasting',
    website: 'https://www.ofcom.org.uk',
    guidanceUrl:
      'https://www.ofcom.org.uk/online-safety/illegal-and-harmful-content/ai-chatbots-and-online-regulation-what-you-need-to-know',
  },
];
