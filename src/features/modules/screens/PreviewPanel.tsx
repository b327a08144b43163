import { useCallback, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { selectServerDetails, selectServerId } from '@/features/server/discord/discordSlice';
import type { Collection, Token } from '@/features/modules/market/market';
import { useServerStatsQuery } from '@/features/server/discord/serverStatsApi';
import { valuesAt } from '../engine/paths';
import { VariablesContext } from '../form-controls/completion/completion';
import { noFacts, type Facts } from '../engine/variable';
import { addressesIn, knownOf, withKnown } from '../preview/known';
import { LookUps } from '../preview/LookUps';
import type { ReadyModule } from './readyModule';

interface PreviewPanelProps {
  spec: ReadyModule;
  /** Hides the variables, because no text can be edited beside it. */
  isPlain?: boolean;
  /** Whether messages can be edited in it. */
  isEditable?: boolean;
}

/** Preview for members, updated with each letter. */
export function PreviewPanel({ spec, isPlain, isEditable = false }: PreviewPanelProps) {
  const values = valuesAt(useWatch(), 'values.');
  const { facts, onToken, onCollection } = useFacts();
  const variables = withKnown(spec.variables, knownOf(facts, spec.fields, values));
  return (
    <aside className="module-form__preview panel" aria-label="Preview">
      <h2>Preview</h2>
      <LookUps addresses={addressesIn(spec.fields, values)} {...{ onToken, onCollection }} />
      <VariablesContext value={variables}>
        <spec.Preview
          values={values}
          fields={spec.fields}
          variables={variables}
          facts={facts}
          path={isEditable ? 'values' : undefined}
        />
      </VariablesContext>
      {isPlain || variables.length === 0 ? null : (
        <details>
          <summary>Available variables</summary>
          <ul className="module-form__variables" translate="no">
            {variables.map(({ name, sample }) => (
              <li key={name}>
                <code>{`{${name}}`}</code> <bdi>{sample}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  );
}

/** Facts about the chosen server, and about the tokens and collections looked up so far. */
function useFacts() {
  const serverId = useSelector(selectServerId) ?? '';
  const details = useSelector(selectServerDetails);
  const { currentData: stats } = useServerStatsQuery(serverId, { skip: serverId === '' });
  const [tokens, setTokens] = useState(noFacts.tokens);
  const [collections, setCollections] = useState(noFacts.collections);
  const onToken = useCallback(
    (address: string, token: Token) => setTokens((before) => new Map(before).set(address, token)),
    [],
  );
  const onCollection = useCallback(
    (address: string, collection: Collection) =>
      setCollections((before) => new Map(before).set(address, collection)),
    [],
  );
  const facts = useMemo(
    (): Facts => ({
      tokens,
      collections,
      serverName: details?.guildName,
      roles: new Map(details?.guildRoles.map(({ id, name }) => [id, name])),
      members: stats?.members.total ?? undefined,
      verifiedHolders: stats?.verifiedHolders ?? undefined,
      linkedWallets: stats?.linkedWallets ?? undefined,
      look: stats?.look,
    }),
    [tokens, collections, details, stats],
  );
  return { facts, onToken, onCollection };
}
