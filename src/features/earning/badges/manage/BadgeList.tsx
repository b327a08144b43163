import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rowOf, tellRemoved } from '@/features/server/settings/tellRemoved';
import { failureText } from '@/shared/api/queryError';
import { resultOf } from '@/shared/api/resultOf';
import { useAppDispatch } from '@/shared/state/clientState';
import { inNumbers } from '@/shared/format/numbers';
import { plural } from '@/shared/text/language';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { StateSign } from '@/shared/ui/StateSign';
import { notify } from '@/shared/ui/toast';
import { MOST_BADGES } from '../badge';
import { BadgeArt } from '../BadgeArt';
import { BADGE_PARAM, NEW_BADGE } from './badgeParam';
import type { BadgeSettings } from './badgeSettings';
import { useRemoveBadgeMutation, useServerBadgesQuery } from './badgesManageApi';
import './manage.scss';
import { earnedText } from './RuleFields';

interface BadgeListProps {
  serverId: string;
  canChange: boolean;
}

/** A server's badges, with the actions for each. */
export default function BadgeList({ serverId, canChange }: BadgeListProps) {
  const { data, error, isFetching, refetch } = useServerBadgesQuery(serverId);
  const [asked, setAsked] = useState<BadgeSettings | null>(null);
  if (!data)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the badges.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <TableSkeleton label="Loading badges" count={3} />
    );
  const { badges, leftOut } = data;
  const isFull = badges.length >= MOST_BADGES;
  const add =
    canChange && !isFull ? (
      <Link className="btn btn-primary" to={`?${BADGE_PARAM}=${NEW_BADGE}`}>
        New badge
      </Link>
    ) : null;
  return (
    <>
      <LeftOutNote leftOut={leftOut} />
      {badges.length === 0 && !leftOut ? (
        <EmptyState scene="banner" title="No badges yet" action={add}>
          Members earn badges for milestones, such as 10 completed quests or a 7-day streak.
        </EmptyState>
      ) : (
        <>
          <div className="badge-list__actions">
            {add}
            {isFull ? (
              <p>This server has the maximum of {MOST_BADGES} badges. Delete one to add another.</p>
            ) : null}
          </div>
          <ul className="badge-list">
            {badges.map((badge) => (
              <BadgeItem
                key={badge.id}
                badge={badge}
                onDelete={canChange ? () => setAsked(badge) : undefined}
              />
            ))}
          </ul>
        </>
      )}
      <DeleteBadge serverId={serverId} badge={asked} onDone={() => setAsked(null)} />
    </>
  );
}

interface BadgeItemProps {
  badge: BadgeSettings;
  /** Undefined for team members without the permission. */
  onDelete: (() => void) | undefined;
}

function BadgeItem({ badge, onDelete }: BadgeItemProps) {
  const { id, name, art, tone, description, isOn, earned } = badge;
  return (
    <li className="panel badge-list__one" aria-label={name} data-row={id}>
      <BadgeArt art={art} tone={tone} size={64} isLocked={!isOn} />
      <div className="badge-list__text">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p>
          <bdi>{description}</bdi>
        </p>
        <p className="badge-list__earned">
          <StateSign look={isOn ? 'on' : 'off'} label={isOn ? 'On' : 'Off'} /> {earnedText(earned)}
        </p>
      </div>
      {onDelete ? (
        <div className="row-actions">
          <Link
            className="btn btn-sm btn-outline-secondary"
            to={`?${BADGE_PARAM}=${encodeURIComponent(id)}`}
            aria-label={`Edit ${name}`}
          >
            Edit
          </Link>
          <button
            type="button"
            className="btn btn-sm btn-outline-danger"
            aria-label={`Delete ${name}`}
            onClick={onDelete}
          >
            Delete
          </button>
        </div>
      ) : null}
    </li>
  );
}

interface DeleteBadgeProps {
  serverId: string;
  badge: BadgeSettings | null;
  onDone: () => void;
}

/** Asks before a badge is deleted. */
function DeleteBadge({ serverId, badge, onDone }: DeleteBadgeProps) {
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useRemoveBadgeMutation();
  const confirm = async () => {
    if (!badge) return;
    const result = await resultOf(remove({ serverId, badgeId: badge.id }).unwrap());
    onDone();
    if (!result.success) return notify('error', result.message);
    return tellRemoved({
      dispatch,
      serverId,
      what: `“${badge.name}”`,
      removed: result.data,
      show: () => rowOf(badge.id),
    });
  };
  const earned = badge?.earned ?? null;
  return (
    <ConfirmDialog
      isOpen={badge !== null}
      title={`Delete “${badge?.name ?? ''}”?`}
      confirmLabel="Delete badge"
      cancelLabel="Cancel"
      isRunning={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onDone}
    >
      {earned === 0
        ? 'No one has earned it yet.'
        : earned === null
          ? 'Members who earned this badge will lose it.'
          : `${inNumbers(earned)} ${plural(earned, 'member will lose', 'members will lose')} this badge.`}{' '}
      You can undo this for 30 days.
    </ConfirmDialog>
  );
}
