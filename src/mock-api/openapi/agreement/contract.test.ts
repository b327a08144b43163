import { expect, test } from 'vitest';
import { contractOf, contractSchema, printed } from './contract';

const document = {
  info: { version: '1.2.3' },
  paths: {
    '/orders': {
      post: {
        summary: 'Orders a package',
        'x-access': 'treasurer',
        parameters: [{ $ref: '#/components/parameters/Key' }],
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
        },
        responses: {
          201: { description: 'Created.', headers: { Location: {} } },
          404: { $ref: '#/components/responses/NotFound' },
        },
      },
    },
  },
  components: {
    parameters: { Key: { name: 'Idempotency-Key', in: 'header', required: true, schema: {} } },
    responses: { NotFound: { description: 'Not found.' } },
    schemas: {
      Order: {
        description: 'An order.',
        properties: { title: { type: 'string', description: 'Its name.', default: '' } },
      },
    },
  },
};

test('a contract has what both sides rely on, and no words', () => {
  expect(contractOf(document)).toEqual({
    version: '1.2.3',
    calls: {
      'POST /orders': {
        access: 'treasurer',
        parameters: { 'header Idempotency-Key': { required: true, schema: {} } },
        body: { 'application/json': { $ref: 'Order' } },
        answers: { 201: { headers: ['Location'] }, 404: 'NotFound' },
      },
    },
    answers: { NotFound: {} },
    schemas: { Order: { properties: { title: { type: 'string' } } } },
  });
});

test('a printed contract is read as the same', () => {
  const contract = contractOf(document);
  expect(contractSchema.parse(JSON.parse(printed(contract)))).toEqual(contract);
});
