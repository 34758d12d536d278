import { isolated } from '@aicp/contracts/isolated';
import { useEffect, useMemo, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import type { OpenedLink } from '../../parts/links/openLink.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { formatDay, formatUtcTime } from '../../ui/formatDate.ts';
import { productName } from '../../ui/productName.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { callsBy, type GivenFile, type Question, type Request } from './request.ts';
import { sectionsOf } from './sections.ts';

type Props = { link: OpenedLink; renew: () => Promise<OpenedLink>; onFailure: (error: unknown) => void };

/** The supplier's page: the requesting organisation, the system and the questions. Typed text is stored until it is sent. */
export function AnswerPage({ link, renew, onFailure }: Props) {
  const calls = useMemo(() => callsBy(link, renew), [link, renew]);
  const [request, setRequest] = useState<Request>();
  const [files, setFiles] = useState<GivenFile[]>([]);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  usePageTitle(`Questions about ${isolated(link.system ?? 'an AI system')}`);

  useEffect(() => {
    let wanted = true;
    calls.read().then(
      ([asked, given]) => {
        if (!wanted) return;
        setRequest(asked);
        setFiles(given);
      },
      error => wanted && onFailure(error),
    );
    return () => {
      wanted = false;
    };
  }, [calls, onFailure]);

  if (!request)
    return (
      <div className="mx-auto max-w-190 space-y-10 px-4 py-12 sm:px-6">
        <Skeleton rows={2} className="h-9" />
        <Skeleton rows={3} className="h-24" />
      </div>
    );
  const { system, questions, answers, sentAt, sendsLeft } = request;
  const isAnswered = ({ id }: Question) => !!answers[id] || files.some(({ question }) => question === id);
  const answered = questions.filter(isAnswered).length;

  async function send() {
    // Text still being typed is saved when its field loses the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setSending(true);
    setProblem(undefined);
    try {
      const saved = await calls.settle();
      if (saved) setRequest(saved);
      setRequest(await calls.send());
      setFiles(await calls.files());
      window.scrollTo({ top: 0 });
    } catch (error) {
      setProblem(aboutAnswer(failureOf(error).message, questions));
    } finally {
      setSending(false);
    }
  }

  return (
    <article className="mx-auto max-w-190 px-4 py-8 sm:px-6 sm:py-10">
      <header>
        <p className="text-xs font-medium tracking-wide text-muted">{productName}</p>
        <h1 className="mt-2 font-serif text-2xl font-semibold wrap-anywhere">Questions about {system}</h1>
        <p className="mt-2 text-base wrap-anywhere">
          {link.organisation} asks its supplier{link.label && ` ${isolated(link.label)}`} about this system.
        </p>
        {link.message && (
          <p className="mt-4 border-l-2 border-edge pl-4 text-base whitespace-pre-line wrap-anywhere">{link.message}</p>
        )}
        <p className="mt-4 text-sm text-muted">
          Answer what you can; leave the rest. What you write is saved between visits, and no one sees it until you send
          it. The link works until {formatDay(link.expiresAt)}.
        </p>
      </header>
      {sentAt && (
        <p role="status" className="mt-6 rounded-card border border-line bg-surface px-5 py-4 text-sm">
          <span className="font-medium">Sent on {formatUtcTime(sentAt)}.</span> Thank you. You can change answers and
          send them again until the link expires. They replace answers that are still waiting for a decision.
        </p>
      )}
      {[...sectionsOf(questions)].map(([title, asked]) => (
        <section key={title} aria-labelledby={`section-${asked[0]?.number}`} className="mt-10">
          <h2
            id={`section-${asked[0]?.number}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-1 font-serif text-xl font-semibold"
          >
            {title}
            <span className="figures font-sans text-sm font-normal text-muted">
              {asked.filter(isAnswered).length} of {asked.length} answered
            </span>
          </h2>
          <ol start={asked[0]?.number} className="mt-6 space-y-8">
            {asked.map(({ number, ...question }) => (
              <li key={question.id}>
                <QuestionFields
                  question={question}
                  number={number}
                  value={answers[question.id] ?? ''}
                  files={files.filter(({ question: of }) => of === question.id)}
                  calls={calls}
                  onSaved={setRequest}
                  onFiles={setFiles}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
      <footer className="mt-10 border-t border-line pt-6">
        <p className="figures text-sm text-muted">
          {answered} of {questions.length} answered
        </p>
        <FormFailure message={problem} />
        <div className="mt-3">
          <Button look="primary" disabled={sending || sendsLeft === 0 || answered === 0} onClick={() => void send()}>
            {sending ? 'Sending...' : sentAt ? 'Send Again' : `Send to ${isolated(shortened(link.organisation))}`}
          </Button>
        </div>
        {answered === 0 && <p className="mt-2 text-sm text-muted">Answer a question or attach a file to send.</p>}
        {sendsLeft === 0 && (
          <p className="mt-2 text-sm text-muted">You have sent your answers ten times. Please ask for another link.</p>
        )}
      </footer>
    </article>
  );
}

/** Names a refused answer by the number of its question. */
function aboutAnswer(message: string, questions: readonly Question[]): string {
  const asked = [...sectionsOf(questions).values()].flat().find(({ id }) => message.startsWith(`${id}: `));
  return asked ? message.replace(`${asked.id}: `, `Answer ${asked.number} `) : message;
}

const shortened = (name: string) => (name.length > 30 ? `${name.slice(0, 29)}…` : name);
