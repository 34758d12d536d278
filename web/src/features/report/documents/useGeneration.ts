import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Failure, failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import { toast, toastFailure } from '../../../ui/toast.ts';

const Generate = graphql(`
  mutation GenerateDocument($input: GenerateDocumentInput!) {
    generateDocument(input: $input) {
      ...DocumentRow_document
      id
      state
      message
    }
  }
`);

const Wait = graphql(`
  query DocumentWhenReady($id: ID!) {
    document(id: $id) {
      ...DocumentRow_document
      id
      state
      message
    }
  }
`);

type Known = { id: string; type: string; title: string; state: string };
type Refusal = { type: string; message: string };

/** A payment becomes known here a little later. */
const ARRIVAL_MS = 2_000;
const FAILED = 'Failed to generate document';

/** Generates one document at a time, and announces the end. Waits for a generation already under way when the page opened. */
export function useGeneration(assessmentId: string, documents: readonly Known[]) {
  const client = useApolloClient();
  const [active, setActive] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const left = useRef(false);

  async function order(documentType: string) {
    const { data, error } = await client.mutate({
      mutation: Generate,
      variables: { input: { assessmentId, documentType } },
    });
    if (!data) throw error ?? new Error(FAILED);
    return data.generateDocument;
  }

  /**
   * Waits for a document. The server answers when it is done, or after some seconds with its current state; then it is requested again.
   */
  async function whenReady(document: { id: string; state: string; message?: string | null }) {
    let now = document;
    while (now.state === 'generating' && !left.current) {
      const { data, error } = await client.query({
        query: Wait,
        variables: { id: document.id },
        fetchPolicy: 'network-only',
      });
      if (!data) throw error ?? new Error(FAILED);
      now = data.document;
    }
    return now;
  }

  async function follow({ type, title }: Known, begin: () => ReturnType<typeof whenReady>) {
    setActive(type);
    setRefusal(undefined);
    try {
      const { state, message } = await begin();
      if (left.current) return;
      if (state === 'failed') toastFailure('Generation Failed', message || FAILED);
      else
        toast({
          title: 'Document Generated Successfully',
          text: `The ${title.toLowerCase()} is ready.${message ? ` ${message}` : ''}`,
        });
    } catch (error) {
      const { code, message }: Failure = failureOf(error);
      if (left.current) return;
      if (code === 'PAYMENT_REQUIRED') setRefusal({ type, message });
      toastFailure('Generation Failed', message || FAILED);
    } finally {
      setActive(undefined);
    }
  }

  async function generate(document: Known, bought: boolean) {
    await follow(document, async () => {
      try {
        return await whenReady(await order(document.type));
      } catch (error) {
        if (!bought || failureOf(error).code !== 'PAYMENT_REQUIRED') throw error;
        await new Promise(resolve => setTimeout(resolve, ARRIVAL_MS));
        return whenReady(await order(document.type));
      }
    });
  }

  const resume = useEffectEvent(() => {
    const underWay = documents.find(({ state }) => state === 'generating');
    if (underWay) void follow(underWay, () => whenReady(underWay));
  });
  useEffect(() => {
    left.current = false;
    resume();
    return () => {
      left.current = true;
    };
  }, []);

  return { active, refusal, generate };
}
