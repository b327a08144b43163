import { ChecksField, RadioField, SelectField } from '@/shared/ui/form/ChoiceFields';
import { NumberField } from '@/shared/ui/form/NumberField';
import { SwitchField } from '@/shared/ui/form/SwitchField';
import { TextAreaField, TextField } from '@/shared/ui/form/TextField';
import { featureGroups } from './packageForm';

/** The fields of a package. */
export const PackageFields = () => (
  <>
    <div className="panel package-fields">
      <TextField name="name" label="Name" maxLength={50} />
      <TextAreaField name="description" label="Description" rows={2} maxLength={500} />
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
        <TextField
          name="durationDays"
          label="Term"
          kind="numeric"
          unit="days"
          hint="Leave empty for no end date."
        />
        <TextField
          name="trialDays"
          label="Free trial"
          kind="numeric"
          unit="days"
          hint="Once per server. Leave empty for no trial."
        />
        <NumberField name="ruleLimit" label="Rules per list" hint="Minimum 1, maximum 200." />
      </div>
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
        hint="Gives the package’s card a gold frame, and says “Recommended” on the home page."
      />
    </div>
    <div className="panel package-fields" aria-label="Features" role="group">
      <h2>Features</h2>
      <div className="package-fields__groups">
        {featureGroups.map(({ family, title, features }) => (
          <ChecksField key={family} name={`items.${family}`} label={title} choices={features} />
        ))}
      </div>
    </div>
  </>
);
