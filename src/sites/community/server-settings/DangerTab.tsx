import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { catalogue } from '@/features/modules/engine/catalogue';
import { resultOf } from '@/shared/api/resultOf';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { useMay } from '@/features/server/discord/useMay';
import {
  useDeleteServerDataMutation,
  useRemoveBotMutation,
  useResetModuleMutation,
} from '@/features/server/settings/settingsApi';
import type { ApiResult } from '@/shared/api/envelope';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Form } from '@/shared/ui/form/Form';
import { TextField } from '@/shared/ui/form/TextField';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { Section } from '@/shared/ui/Section';
import { notify } from '@/shared/ui/toast';
import { FormEnd } from './FormEnd';

/** What cannot be taken back, each by its name, typed. */
export default function DangerTab({ serverId }: { serverId: string }) {
  const isOwner = useMay('owner');
  const name = useSelector(selectServerDetails)?.guildName ?? '';
  const navigate = useNavigate();
  const [remove] = useRemoveBotMutation();
  const [deleteData] = useDeleteServerDataMutation();
  if (!isOwner)
    return (
      <EmptyState scene="guard" title="Only owners can see this">
        Owners can reset modules, remove the bot and delete server data here.
      </EmptyState>
    );
  return (
    <div>
      <ResetModule serverId={serverId} />
      <Danger
        title="Remove the bot"
        about="The bot leaves your Discord server, and all modules stop. Settings are kept for when it comes back. An active package keeps running."
        label="Remove the bot"
        typed={name}
        run={(typed) => resultOf(remove({ serverId, name: typed }).unwrap())}
        onDone={() => {
          notify('success', 'The bot left the server');
          setTimeout(() => void navigate('/dashboard/server'), 0);
        }}
      />
      <Danger
        title="Delete server data"
        about="Deletes all modules, rules, quests, post history, notes and team access. Orders, points, claims and payouts are kept."
        label="Delete data"
        typed={name}
        run={(typed) => resultOf(deleteData({ serverId, name: typed }).unwrap())}
        onDone={() => notify('success', 'Server data deleted')}
      />
    </div>
  );
}

function ResetModule({ serverId }: { serverId: string }) {
  const [slug, setSlug] = useState('');
  const [reset] = useResetModuleMutation();
  const title = catalogue.find((each) => each.slug === slug)?.title;
  return (
    <Section
      title="Reset a module"
      about="Turns the module off and deletes its settings and rules."
    >
      <label className="audit__who">
        Module
        <select
          className="form-select"
          value={slug}
          onChange={({ target }) => setSlug(target.value)}
        >
          <option value="">Choose a module</option>
          {catalogue.map((each) => (
            <option key={each.slug} value={each.slug}>
              {each.title}
            </option>
          ))}
        </select>
      </label>
      {title === undefined ? null : (
        <TypedForm
          key={slug}
          label={`Reset ${title}`}
          typed={title}
          run={(typed) => resultOf(reset({ serverId, slug, name: typed }).unwrap())}
          onDone={() => {
            notify('success', `${title} was reset.`);
            setSlug('');
          }}
        />
      )}
    </Section>
  );
}

interface TypedProps {
  label: string;
  /** What has to be typed. */
  typed: string;
  run: (typed: string) => Promise<ApiResult<unknown>>;
  onDone: () => void;
}

function Danger({ title, about, ...props }: TypedProps & { title: string; about: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={title} about={about}>
      {isOpen ? (
        <TypedForm {...props} />
      ) : (
        <div>
          <button type="button" className="btn btn-outline-danger" onClick={() => setOpen(true)}>
            {title} …
          </button>
        </div>
      )}
    </Section>
  );
}

function TypedForm({ label, typed, run, onDone }: TypedProps) {
  const schema = z.object({
    name: z.string().check(z.refine((text) => text.trim() === typed, `Type ${typed} to continue.`)),
  });
  const form = useZodForm(schema, { name: '' });
  return (
    <Form
      form={form}
      label={label}
      onSubmit={async ({ name }) => {
        const result = await run(name);
        if (!result.success) return result;
        form.reset({ name: '' });
        onDone();
        return undefined;
      }}
    >
      <TextField name="name" label="Name" hint={`Type ${typed} to confirm.`} />
      <FormEnd label={label} running="Working…" isDestructive />
    </Form>
  );
}
