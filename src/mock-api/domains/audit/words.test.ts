// @vitest-environment node
import { expect, test } from 'vitest';
import { createTestBackend } from '../../hosts/vitest/testServer';
import { audit } from './audit';
import { lineLabel } from './words';

test('a line names what it is about, a member by the name of today', () => {
  const backend = createTestBackend();
  try {
    const { world } = backend;
    const member = world.db.users.find(({ id }) => id === 'usr-member');
    if (!member) throw new Error('The seed has no member.');
    const label =
      (action: string, more: Parameters<typeof audit>[4] = {}) =>
      () =>
        lineLabel(world, line(action, more));
    const line = (action: string, more: Parameters<typeof audit>[4]) =>
      audit(world, 'usr-owner', action, 'srv-keep', more);
    const note = label('member.note-added', { memberId: member.id });
    const approved = label('submission.approve', { subject: '“Lore”', memberId: member.id });
    member.displayName = 'Mira';
    expect(note()).toBe('Note added: Mira');
    expect(approved()).toBe('Submission approved: “Lore” by Mira');
    member.displayName = 'Mira Moat';
    expect(note()).toBe('Note added: Mira Moat');
    expect(label('points.adjusted', { memberId: 'usr-gone' })()).toBe(
      'Points adjusted: Former member',
    );
    expect(label('season.closed', { subject: 'Season 2' })()).toBe('Season ended early: Season 2');
    expect(label('module.holder-verification.rule-run', { subject: 'Keepers' })()).toBe(
      'NFT holder verification: role changes of “Keepers” applied',
    );
    // Lines of before had no subject.
    expect(label('module.quest.rules-moved')()).toBe('Quests: several moved to another category');
  } finally {
    backend.close();
  }
});
