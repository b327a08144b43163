import '@/shared/ui/form/form.scss';
import { failureText } from '@/shared/api/queryError';
import { notify } from '@/shared/ui/toast';
import { useSwitchModuleMutation } from '../engine/modulesApi';

interface ModuleSwitchProps {
  serverId: string;
  slug: string;
  title: string;
  isOn: boolean;
}

/** Turns a module on or off from the list. */
export function ModuleSwitch({ serverId, slug, title, isOn }: ModuleSwitchProps) {
  const [change, { isLoading }] = useSwitchModuleMutation();
  const turn = async () => {
    if (isLoading) return;
    const { error } = await change({ serverId, slug, enabled: !isOn });
    if (error)
      notify(
        'error',
        failureText(
          error,
          isOn ? `Couldn’t turn off ${title}. Try again.` : `Couldn’t turn on ${title}. Try again.`,
        ),
      );
    else notify('success', isOn ? `${title} is off` : `${title} is on`);
  };
  return (
    <input
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state itself
      role="switch"
      className="switch switch--small"
      aria-label={title}
      aria-busy={isLoading}
      checked={isOn}
      onChange={() => void turn()}
    />
  );
}
