import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectNetwork, themeChosen } from '@/features/identity/preferences/globalSlice';
import { selectThemeChoice } from '@/features/identity/preferences/themeChoiceSlice';
import { themeChoices } from '@/features/identity/preferences/theme';
import type { Preferences } from '@/shared/format/preferenceChoices';
import { setPreference, usePreferences } from '@/shared/format/displayPreferences';
import { useAppDispatch } from '@/shared/state/clientState';
import { storageWorks } from '@/shared/storage/storage';
import { Section } from '@/shared/ui/Section';
import { ChoiceBox } from './ChoiceBox';
import { options } from './choices';
import { Example } from './Example';
import { OwnTimeZone } from './OwnTimeZone';

type Listed = keyof typeof options;

/** How everything is written and drawn on this device; each choice counts at once (docs/product/interface.md). */
export function Appearance() {
  const chosen = usePreferences();
  const theme = useSelector(selectThemeChoice);
  const network = useSelector(selectNetwork);
  const dispatch = useAppDispatch();
  const [isKept, setKept] = useState(storageWorks);
  const choose = (change: Partial<Preferences>) => setKept(setPreference(change));
  const box = (name: Listed, label: string, hint?: string) => (
    <ChoiceBox
      label={label}
      {...(hint === undefined ? {} : { hint })}
      value={chosen[name]}
      onChoose={(value) => choose(options[name].find((each) => each.value === value)?.change ?? {})}
    >
      {options[name].map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </ChoiceBox>
  );
  return (
    <Section title="Appearance" about="Saved automatically, on this device only.">
      {isKept ? null : (
        <p className="notice notice--warning" role="status">
          This browser isn’t saving data for this site. Your choices here are lost when you close or
          reload the page. To keep them, allow cookies and site data.
        </p>
      )}
      <Example />
      <div className="settings__fields">
        <ChoiceBox
          label="Theme"
          value={theme}
          onChoose={(value) => {
            const next = themeChoices.find((each) => each === value);
            if (next) dispatch(themeChosen(next));
          }}
        >
          <option value="dark">Dark</option>
          <option value="light">Light</option>
          <option value="system">System</option>
        </ChoiceBox>
        {box('numbers', 'Numbers')}
        {box('dates', 'Dates')}
        {box('clock', 'Clock')}
        <OwnTimeZone value={chosen.timeZone} onChoose={(timeZone) => choose({ timeZone })} />
        {box('currency', 'Currency', 'Shown beside SOL when a price is known.')}
        {box('explorer', 'Explorer', 'Opens wallets and transactions.')}
        <div className="field">
          <div className="field__head">
            <span className="settings__label">Network</span>
          </div>
          <p className="settings__network">{network === 'solana' ? 'Solana' : network}</p>
        </div>
      </div>
      <HideBalances
        isOn={chosen.hideBalances}
        onChange={(hideBalances) => choose({ hideBalances })}
      />
    </Section>
  );
}

interface HideBalancesProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const HideBalances = ({ isOn, onChange }: HideBalancesProps) => (
  <div className="field field--switch">
    <div>
      <label htmlFor="hide-balances">Hide balances</label>
      <p className="field__hint settings__hint" id="hide-balances-hint">
        Hides amounts of SOL and tokens on this device, for example when you share your screen.
      </p>
    </div>
    <input
      id="hide-balances"
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state itself
      role="switch"
      className="switch"
      aria-describedby="hide-balances-hint"
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
  </div>
);
