import type { ReactNode } from 'react';
import { ChecksField, RadioField, SelectField } from '@/shared/ui/form/ChoiceFields';
import { NumberField } from '@/shared/ui/form/NumberField';
import { SwitchField } from '@/shared/ui/form/SwitchField';
import { TextAreaField, TextField } from '@/shared/ui/form/TextField';
import { Section } from '@/shared/ui/Section';
import { featureGroups } from './packageForm';

interface PackageFieldsProps {
  /** Shown below the features. */
  children?: ReactNode;
}

/** The fields of a package, in sections. */
export const PackageFields = ({ children }: PackageFieldsProps) => (
  <>
    <Section title="Card" about="What owners read when they choose a package.">
      <TextField name="name" label="Name" maxLength={50} />
      <TextAreaField name="description" label="Description" rows={2} maxLength={500} />
    </Section>
    <Section title="Price and term" about="What an order costs, and how long it lasts.">
      <div className="package-fields__row">
        <TextField name="price" label="Price" kind="decimal" unit="SOL" />
        <SelectField
          name="subscriptionType"
          label="Type"
          choices={[
            { value: 'ONE_TIME', label: 'One time' },
            { value: 'MONTHLY', label: 'Monthly' },
            { value: 'QUARTERLY', label: 'Quarterly' },
            { value: 'YEARLY', label: 'Yearly' },
            { value: 'LIFETIME', label: 'Lifetime' },
          ]}
        />
      </div>
      <div className="package-fields__row">
        <TextField
          name="durationDays"
          label="Term"
          kind="numeric"
          unit="days"
          hint="Empty = no end date."
        />
        <TextField
          name="trialDays"
          label="Free trial"
          kind="numeric"
          unit="days"
          hint="Once per server. Empty = none."
        />
      </div>
    </Section>
    <Section title="Where it’s offered" about="Drafts are offered nowhere until you publish them.">
      <RadioField
        name="visibility"
        label="Visibility"
        choices={[
          { value: 'PUBLIC', label: 'Home pages and dashboard' },
          { value: 'DASHBOARD', label: 'Dashboard only' },
        ]}
      />
      <SwitchField
        name="highlight"
        label="Highlight"
        hint="Says “Recommended” on the home page. Packages frames it unless another one fits the server better."
      />
    </Section>
    <Section
      title="What it unlocks"
      about="The modules servers can use, and how large their lists get."
    >
      <div className="package-fields__row">
        <NumberField name="ruleLimit" label="Rules per list" hint="Minimum 1, maximum 200." />
      </div>
      <div className="package-fields__groups" aria-label="Features" role="group">
        {featureGroups.map(({ family, title, features }) => (
          <ChecksField key={family} name={`items.${family}`} label={title} choices={features} />
        ))}
      </div>
      {children}
    </Section>
  </>
);
