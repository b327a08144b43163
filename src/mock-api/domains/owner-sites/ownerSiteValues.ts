/** The seeded owner's website, which checks a task. */
export const OWNER_SITE = 'https://tour.solanakeep.example/castle/check';

/**
 * The values of a task that asks the seeded owner's website: its link, and the secret that signs the calls. Browser
 * tests read the seed's quests, so this stays apart from the modules' definitions, which need the client's settings.
 */
export const ownerSiteValues = (secretId: string) => ({
  link: OWNER_SITE,
  secret: { id: secretId, destination: OWNER_SITE },
});
