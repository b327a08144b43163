import { moduleFamilies } from '@/features/bot-modules/catalogue';

/** All bot modules by family (spec §1). */
export function FamilyGrid() {
  return (
    <div className="family-grid">
      {moduleFamilies.map((family) => (
        <section key={family.title} className="panel">
          <h3>{family.title}</h3>
          <ul>
            {family.modules.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
