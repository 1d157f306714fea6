import type { AssistantModelState } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../app/Loaded';
import { Section } from '../../app/Page';
import styles from '../Assistant.module.css';
import { modelQuery } from '../assistantQueries';
import { BudgetForm } from './BudgetForm';
import { ModelForm } from './ModelForm';
import { PolicyForm } from './PolicyForm';
import { SellingForm } from './SellingForm';

/** What answers, what it may cost, and what it may promise. */
export function Model() {
  const model = useQuery(modelQuery);
  return (
    <>
      <Section
        title="What answers"
        about="Without a model, the built-in assistant quotes your articles and hands over otherwise. A model uses its own words; they are checked against your facts before anybody reads them."
      >
        <Loaded query={model}>
          {(state) => (
            <>
              <Current state={state} />
              <ModelForm key={JSON.stringify(state.own)} state={state} />
            </>
          )}
        </Loaded>
      </Section>
      <Section title="What it may cost" about="Whoever is over it gets a person instead.">
        <Loaded query={model}>
          {(state) => <BudgetForm key={JSON.stringify(state.budget)} state={state} />}
        </Loaded>
      </Section>
      <Section
        title="What you promise"
        about="Held against every answer by the program itself; what says otherwise is not sent."
      >
        <Loaded query={model}>
          {(state) => <PolicyForm key={JSON.stringify(state.policy)} state={state} />}
        </Loaded>
      </Section>
      <Section
        title="Discounts it may give"
        about="Only where it recommends products, only to who asks for a discount, and only codes that your shop has. It gives none until you list some."
      >
        <Loaded query={model}>
          {(state) => <SellingForm key={JSON.stringify(state.selling)} state={state} />}
        </Loaded>
      </Section>
    </>
  );
}

const Current = ({ state: { own, isInstalled } }: { readonly state: AssistantModelState }) => (
  <p role="status" className={styles.engine}>
    <strong>{own ? own.model : isInstalled ? "This installation's model" : 'The built-in assistant'}</strong>
    {own && (
      <span className={styles.quiet}>
        {own.hasKey ? 'With your own key' : 'Without a key'}, at {own.baseUrl}
      </span>
    )}
  </p>
);
