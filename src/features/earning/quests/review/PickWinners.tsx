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
      notify('error', failureText(result.error, 'Couldn’t choose the winners. Try again.'));
    } else notify('success', 'Winners chosen');
  };
  return (
    <>
      <section className="panel winners" aria-label="Winners">
        <h2>
          Winners{' '}
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
          Choose winners
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
        confirmLabel="Choose winners"
        isWanted
        cancelLabel="Cancel"
        isRunning={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsked(false)}
      >
        {chosen.length < places ? (
          <p>
            You chose {chosen.length} of {counted(places, 'possible winner')}.
          </p>
        ) : null}
        <p>Winners can claim right away. Everyone else gets no reward. Cost:</p>
        <ul>
          {winnersCost(winners, chosen.length).map((line) => (
            <li key={line}>
              <bdi>{line}</bdi>
            </li>
          ))}
        </ul>
        <p>This can’t be undone.</p>
      </ConfirmDialog>
    </>
  );
}
