import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureText, isForbidden, statusOf } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Forbidden } from '@/shared/ui/Forbidden';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { counted } from '@/shared/text/language';
import { readSignature, tidySignature } from '@/shared/solana/signatureInput';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import type { ModuleShown } from './DeliveriesTab';
import { useAlertExplanationQuery } from './postHistoryApi';
import type { Why } from './delivery';
import { WhyRulePanel } from './WhyRulePanel';
import './deliveries.scss';

type WhyTabProps = Omit<ModuleShown, 'noun'>;

/** Answers why there was an alert about a transaction, or none. What was asked is in the address. */
export function WhyTab({ serverId, module }: WhyTabProps) {
  const [params, setParams] = useSearchParams();
  const read = readSignature(params.get('signature') ?? '');
  const signature = 'signature' in read ? read.signature : null;
  const { currentData, error, isFetching, refetch } = useAlertExplanationQuery(
    signature === null ? skipToken : { serverId, module, signature },
    { refetchOnMountOrArgChange: true },
  );
  const ask = (of: string) => {
    if (of === signature) return void refetch();
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('signature', of);
        return after;
      },
      { preventScrollReset: true },
    );
  };
  return (
    <div className="deliveries">
      <Question asked={params.get('signature') ?? ''} onAsk={ask} />
      <p className="visually-hidden" role="status">
        {currentData && !isFetching ? answerInWords(currentData) : ''}
      </p>
      {currentData && signature !== null ? (
        <Answer why={currentData} place={{ serverId, module, signature }} />
      ) : isFetching ? (
        <FormSkeleton label="Checking the transaction" />
      ) : isForbidden(error) ? (
        <Forbidden error={error} />
      ) : statusOf(error) === 400 ? (
        <EmptyState title="Can’t check this transaction">
          {failureText(error, 'This isn’t a transaction signature.')}
        </EmptyState>
      ) : error ? (
        <ErrorState
          message={failureText(error, 'Couldn’t check the transaction.')}
          onRetry={() => void refetch()}
        />
      ) : null}
    </div>
  );
}

function answerInWords({ event, note, rules }: Why): string {
  const would = rules.filter(({ wouldPost }) => wouldPost).length;
  return [
    event?.label,
    note,
    rules.length === 0
      ? null
      : `${String(would)} of ${counted(rules.length, 'rule')} would post it.`,
  ]
    .filter(Boolean)
    .join(' ');
}

interface QuestionProps {
  asked: string;
  onAsk: (signature: string) => void;
}

function Question({ asked, onAsk }: QuestionProps) {
  const id = useId();
  const [typed, setTyped] = useState(asked);
  const [wrong, setWrong] = useState<string | null>(null);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const read = readSignature(typed);
    setWrong('problem' in read ? read.problem : null);
    if ('problem' in read) return;
    setTyped(read.signature);
    onAsk(read.signature);
  };
  return (
    <form className="deliveries__question" noValidate onSubmit={ask}>
      <label className="form-label" htmlFor={id}>
        Transaction signature
      </label>
      <div className="deliveries__ask">
        <input
          id={id}
          type="text"
          className={`form-control ${wrong === null ? '' : 'is-invalid'}`}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={wrong !== null}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => setTyped(tidySignature(typed))}
        />
        <button type="submit" className="btn btn-outline-secondary">
          Check transaction
        </button>
      </div>
      <p
        id={`${id}-hint`}
        className={wrong === null ? 'deliveries__hint' : 'field__error'}
        role={wrong === null ? undefined : 'alert'}
      >
        {wrong ??
          'Paste a transaction signature or explorer link to see why it was or wasn’t posted.'}
      </p>
    </form>
  );
}

interface AnswerProps {
  why: Why;
  place: { serverId: string; module: string; signature: string };
}

const Answer = ({ why: { event, note, rules, leftOut }, place }: AnswerProps) => (
  <>
    {event === null ? (
      <EmptyState title="Transaction not found">
        {note ?? 'We have no data on this transaction.'}
      </EmptyState>
    ) : (
      <p>
        <bdi>{event.label}</bdi> {event.at === null ? null : <TimeAgo at={event.at} />}
        {note === null ? null : <strong> {note}</strong>}
      </p>
    )}
    <LeftOutNote leftOut={leftOut} />
    {rules.map((rule) => (
      <WhyRulePanel key={rule.id} rule={rule} place={place} />
    ))}
  </>
);
