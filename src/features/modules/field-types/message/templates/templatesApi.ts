import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  createMessageTemplate,
  listMessageTemplates,
  deleteMessageTemplate,
  renameMessageTemplate,
} from './templateEndpoints';

interface TemplatePlace {
  serverId: string;
  templateId: string;
}
type Kept = InputOf<typeof createMessageTemplate>['body'];

const ofTemplate = ({ serverId, templateId }: TemplatePlace) => ({
  params: { id: serverId, templateId },
});

/** The calls of a server’s message templates. */
export const templatesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    messageTemplates: build.query(
      endpointQuery(listMessageTemplates, (serverId: string) => ({
        params: { id: serverId },
      })),
    ),
    createMessageTemplate: build.mutation(
      endpointMutation(
        createMessageTemplate,
        ({ serverId, ...body }: Kept & { serverId: string }) => ({
          params: { id: serverId },
          body,
        }),
      ),
    ),
    renameMessageTemplate: build.mutation(
      endpointMutation(
        renameMessageTemplate,
        ({ name, ...place }: TemplatePlace & { name: string }) => ({
          ...ofTemplate(place),
          body: { name },
        }),
      ),
    ),
    deleteMessageTemplate: build.mutation(endpointMutation(deleteMessageTemplate, ofTemplate)),
  }),
});

export const {
  useMessageTemplatesQuery,
  useCreateMessageTemplateMutation,
  useRenameMessageTemplateMutation,
  useDeleteMessageTemplateMutation,
} = templatesApi;
