import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId, useState, type ComponentType, type FormEvent } from 'react';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { CheckResult } from './CheckResult';
import { useHolderCheckQuery } from './holderChecksApi';
import { readMember } from './memberInput';
import { checkInWords } from './outcome';
import { Trouble } from './Trouble';
import './holderChecks.scss';

interface CheckMemberProps {
  serverId: string;
  /** Finds a member by the typed text, and passes on the username. */
  MemberPicker: ComponentType<{ typed: string; onChoose: (username: string) => void }>;
}

/** Explains why a member has, or doesn't have, the roles of holder rules. */
export function CheckMember({ serverId, MemberPicker }: CheckMemberProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const { currentData, error, isFetching, refetch } = useHolderCheckQuery(
    asked === null ? skipToken : { serverId, of: asked },
    { refetchOnMountOrArgChange: true },
  );
  const ask = (of: string) => {
    // The same member is checked again: holdings and roles may have changed.
    if (of === asked) void refetch();
    else setAsked(of);
  };
  return (
    <div className="holder-checks">
      <Question onAsk={ask} MemberPicker={MemberPicker} />
      <p className="visually-hidden" role="status">
        {currentData && !isFetching ? checkInWords(currentData) : ''}
      </p>
      {currentData ? (
        <>
          <LeftOutNote leftOut={currentData.leftOut} />
          <CheckResult check={currentData} />
        </>
      ) : isFetching ? (
        <FormSkeleton label="Checking the member" />
      ) : error ? (
        <Trouble
          error={error}
          otherwise="Couldn’t check this member."
          onRetry={() => void refetch()}
        />
      ) : null}
    </div>
  );
}

interface QuestionProps extends Pick<CheckMemberProps, 'MemberPicker'> {
  onAsk: (of: string) => void;
}

function Question({ onAsk, MemberPicker }: QuestionProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const ask = (text: string) => {
    const read = readMember(text);
    setWrong('problem' in read ? read.problem : null);
    if ('problem' in read) return;
    setTyped(read.of);
    onAsk(read.of);
  };
  return (
    <form
      className="holder-checks__form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        ask(typed);
      }}
    >
      <label className="form-label" htmlFor={id}>
        Username or wallet address
      </label>
      <div className="holder-checks__ask">
        <input
          id={id}
          type="text"
          className={`form-control ${wrong === null ? '' : 'is-invalid'}`}
          value={typed}
          maxLength={300}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={wrong !== null}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <MemberPicker typed={typed} onChoose={ask} />
        <button type="submit" className="btn btn-primary">
          Check member
        </button>
      </div>
      <p
        id={`${id}-hint`}
        className={wrong === null ? 'holder-checks__hint' : 'field__error'}
        role={wrong === null ? undefined : 'alert'}
      >
        {wrong ?? 'For a wallet address, you’ll see what it qualifies for but not who owns it.'}
      </p>
    </form>
  );
}
