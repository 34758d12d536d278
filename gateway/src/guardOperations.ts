import { DomainError } from '@aicp/contracts/domainError';
import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { GraphQLError, getVariableValues } from 'graphql';
import { costOf } from './costOf.ts';
import type { GraphContext } from './graphContext.ts';
import { COSTLY, COSTLY_TURNS, LIST_SIZES, MAX_COST, PAGE_SIZE, TURNS } from './limits.ts';
import { perCallerQueue } from './turns.ts';

/**
 * Refuses operations that cost too much, and queues those of one caller. The REST paths' own operations have known sizes: they are only
 * queued.
 */
export function guardOperations(): ApolloServerPlugin<GraphContext> {
  const [take, takeCostly] = [perCallerQueue(TURNS), perCallerQueue(COSTLY_TURNS)];
  return {
    async requestDidStart({ contextValue }) {
      const taken: (() => void)[] = [];
      let over = false;
      const giveBack = () => {
        for (const give of taken.splice(0)) give();
      };
      return {
        async didResolveOperation({ request, schema, document, operation }) {
          if (!operation) return;
          const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {});
          let cost = 0;
          // Without these, the gateway refuses the operation.
          if (request.http && coerced) {
            const sizes = { listSizes: LIST_SIZES, pageSize: PAGE_SIZE };
            const most = MAX_COST[kindOf(contextValue)];
            cost = costOf({ schema, document, operation, variables: coerced, ...sizes });
            if (cost > most) throw isForPeople(cost, contextValue) ? pleaseSignIn() : tooCostly(cost, most);
          }
          taken.push(await take(contextValue.caller).catch(refused));
          if (cost > COSTLY) taken.push(await takeCostly(contextValue.caller).catch(refused));
          // Another plugin has refused the operation while it was waiting.
          if (over) giveBack();
        },
        async willSendResponse() {
          over = true;
          giveBack();
        },
      };
    },
  };
}

function kindOf({ actor }: GraphContext): keyof typeof MAX_COST {
  if (actor.kind !== 'user') return 'guest';
  return actor.isAdmin ? 'administrator' : 'user';
}

/** Operations that a guest may not run and a user may, for example of a page that continues after its session has ended. */
function isForPeople(cost: number, context: GraphContext): boolean {
  return kindOf(context) === 'guest' && cost <= MAX_COST.user;
}

function pleaseSignIn(): GraphQLError {
  // Like a service's response: with an error in the body, and no status that browsers report.
  return new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED', http: { status: 200 } } });
}

function tooCostly(cost: number, most: number): GraphQLError {
  const sentence = `This operation requests too much: it may cost up to ${most}, and costs ${cost}. Please request fewer fields, or shorter pages with "first".`;
  return new GraphQLError(sentence, { extensions: { code: 'INVALID', http: { status: 400 } } });
}

function refused(error: unknown): never {
  if (!(error instanceof DomainError)) throw error;
  const { code, message, details } = error;
  const headers = new HeaderMap([['retry-after', String(details?.retryAfter)]]);
  throw new GraphQLError(message, { extensions: { code, ...details, http: { status: 429, headers } } });
}
