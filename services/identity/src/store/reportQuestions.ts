import type { Redis } from 'ioredis';

const LIFETIME_SECONDS = 60;

export type ReportQuestions = ReturnType<typeof reportQuestions>;

const keyOf = (question: string) => `aicp:report-question:${question}`;

/** Answered lookups of reports. The answers are in the database; if one is lost, the lookup is repeated. */
export function reportQuestions(redis: Redis) {
  return {
    async noteAnswer(question: string): Promise<void> {
      await redis.set(keyOf(question), '1', 'EX', LIFETIME_SECONDS);
    },

    /** Null until it is answered, for `waitFor`. */
    async isAnswered(question: string): Promise<true | null> {
      return (await redis.exists(keyOf(question))) === 1 ? true : null;
    },
  };
}
