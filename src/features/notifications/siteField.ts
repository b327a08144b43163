import * as z from 'zod/mini';

export const site = z
  .enum(['community', 'user'], 'Is community or user.')
  .check(z.describe('The site the news is for.'));
