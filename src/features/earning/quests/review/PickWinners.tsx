import { useState } from 'react';
import { failureText } from '@/shared/api/queryError';
import { counted } from '@/shared/text/language';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { notify } from '@/shared/ui/toast';
import { Candidates } from './Candidates';
import { WinnerOrder } from './WinnerOrder';
import type { QuestWinners, Submission } from './submission';
import { useChooseQuestWinnersMutation } from './winnersApi';
import { winnersCost } from './winnersCost';

interface PickWinnersProps {
  serverId: string;
  questId: string;
  winners: QuestWinners;
}

/** Chooses the winners among those whose submissions were approved, and puts them in an order. */
export function PickWinners({ serverId, questId, winners }: PickWinnersProps) {
  const [chosen, setChosen] = useState<readonly Submission[]>([]);
  const [isAsked, setIsAsked] = useState(false);
  const [choose, { isLoading }] = useChooseQuestWinnersMutation();
  const { places } = winners;
  const confirm = async () => {
    const submissionIds = chosen.map(({ id }) => id);
    const result = await choose({ serverId, questId, submissionIds });
    setIsAsked(false);
    if ('error' in result) {
      notify('error', failureText(result.error, 'The winners weren’t chosen. Try again.'));
    } else notify('success', 'The winners are chosen.');
  };
  return (
    <>
      <section className="panel winners" aria-label="WinnerOrder">
        <h2>
          WinnerOrder{' '}
          <small className="winners__note">
            {chosen.length} of {places} chosen
          </small>
        </h2>
        <WinnerOrder chosen={chosen} onChange={setChosen} />
        <button
          type="button"
          className="btn btn-primary winners__choose"
          aria-disabled={chosen.length === 0}
          onClick={() => {
            if (chosen.length > 0) setIsAsked(true);
          }}
        >
          Choose these winners
        </button>
      </section>
      <Candidates
        serverId={serverId}
        questId={questId}
        chosen={chosen}
        isFull={chosen.length >= places}
        onChoose={setChosen}
      />
      <ConfirmDialog
        isOpen={isAsked}
        title={`Choose ${counted(chosen.length, 'winner')}?`}
        confirmLabel="Choose"
        cancelLabel="Not yet"
        isRunning={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsked(false)}
      >
        {chosen.length < places ? (
          <p>
            There {places === 1 ? 'is' : 'are'} {counted(places, 'place')}, and you have chosen{' '}
            {chosen.length}.
          </p>
        ) : null}
        <p>They can claim at once, and everyone else goes without. It costs:</p>
        <ul>
          {winnersCost(winners, chosen.length).map((line) => (
            <li key={line}>
              <bdi>{line}</bdi>
            </li>
          ))}
        </ul>
        <p>This is done once and can’t be taken back.</p>
      </ConfirmDialog>
    </>
  );
}
