/** What people may enter and upload, for the inputs here and for the web's forms. It imports nothing, so that the web loads nothing with it. */

/**
 * Against abuse, the same for every plan and far above honest use: no plan sells fewer. Assessments that an account may begin
 * on one day (UTC), and those that one system may have.
 */
export const MOST_ASSESSMENTS_A_DAY = 200;
export const MOST_ASSESSMENTS_OF_A_SYSTEM = 500;

/** Answers that are saved together. */
export const MOST_ANSWERS_AT_ONCE = 300;

/** Systems that are changed together. */
export const MOST_SYSTEMS_AT_ONCE = 200;

/** Accounts that an administrator changes together. */
export const MOST_USERS_AT_ONCE = 100;

/** Characters of a name: a system's, a company's. */
export const LONGEST_NAME = 255;
/** Characters of a description or a message. */
export const LONGEST_TEXT = 5_000;
/** Characters of a note on a question, and of what to ask a colleague about it. */
export const LONGEST_NOTE = 2_000;
export const LONGEST_FLAG = 300;
/** Characters of a fact on record about a system, where it is a text; a line has those of a name. */
export const LONGEST_FACT = 2_000;
/** Characters of a fact that is a list of provisions. A cell of a workbook holds 32,767. */
export const LONGEST_LONG_FACT = 30_000;
/** Characters of an organisation's own reference for a system. */
export const LONGEST_REFERENCE = 100;
/** Own fields of an organisation, characters of the name of one, and of one the values to choose from, with their characters. */
export const MOST_OWN_FIELDS = 20;
export const LONGEST_OWN_NAME = 40;
export const MOST_CHOICES = 50;
export const LONGEST_CHOICE = 100;
/** People who are named in one comment. */
export const MOST_MENTIONS = 20;
/** Characters of what an action of one's own says. */
export const LONGEST_ACTION = 500;
export const LONGEST_EMAIL = 254;
/** Months after which an organisation wants every result looked at again. */
export const MOST_REASSESS_MONTHS = 60;

const qmsEndings = ['.pdf', '.doc', '.docx', '.xlsx', '.jpg', '.png'];
const wrongQmsEnding = 'Please choose a .pdf, .doc, .docx, .xlsx, .jpg or .png file.';
export const evidenceFile = {
  endings: [...qmsEndings, '.csv', '.json', '.txt', '.eml', '.pptx', '.odt', '.zip'],
  maxBytes: 20 * 1024 * 1024,
  wrongEnding:
    'Please choose a .pdf, .doc, .docx, .xlsx, .pptx, .odt, .csv, .json, .txt, .eml, .zip, .jpg or .png file.',
  tooLarge: 'The file is larger than 20 MB.',
};

/** Endings of files for a requirement of the QMS checklist, and of others. */
export const evidenceEndings = (supports: string) =>
  supports.startsWith('qms-')
    ? { endings: qmsEndings, wrongEnding: wrongQmsEnding }
    : { endings: evidenceFile.endings, wrongEnding: evidenceFile.wrongEnding };

/** A file of AI systems to import; `pageRows` are written together. A mapping fits into an address, or comes as a separate part. */
export const systemsFile = {
  maxBytes: 10 * 1024 * 1024,
  tooLarge: 'The file is larger than 10 MB.',
  mostRows: 5_000,
  pageRows: 200,
  mapping: { inAddress: 8 * 1024, inBody: 256 * 1024 },
};

/** A file about a model: a model card, or a CycloneDX ML-BOM. */
export const modelFile = { maxBytes: 2 * 1024 * 1024, tooLarge: 'The file is larger than 2 MB.' };

/** What the evidence of an account may take, in every plan. */
export const fileStorage = {
  maxBytes: 2 * 1024 ** 3,
  /** From this share on its users are warned. */
  warnFrom: 0.8,
};

export const logoFile = { maxBytes: 200 * 1024, tooLarge: 'The logo is larger than 200 KB.' };

/** Links for people without an account: days that they are good for, and characters. */
export const MOST_LINK_DAYS = 90;
export const LONGEST_LABEL = 100;
export const LONGEST_MESSAGE = 1_000;
/** Reports that one audit room can show. */
export const MOST_ROOM_REPORTS = 20;
export const SHORTEST_PASSCODE = 6;
export const LONGEST_PASSCODE = 64;

/** A supplier's request: questions of one's own and their characters, how often answers are sent, and files with their bytes. */
export const MOST_OWN_QUESTIONS = 10;
export const LONGEST_QUESTION = 300;
export const MOST_SENDS = 10;
export const MOST_SUPPLIER_FILES = 20;
export const supplierFiles = { maxBytes: 100 * 1024 * 1024 };
