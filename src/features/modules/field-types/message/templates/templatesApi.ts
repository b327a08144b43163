import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  addMessageTemplate,
  listMessageTemplates,
  removeMessageTemplate,
  renameMessageTemplate,
} from './templateEndpoints';

interface TemplatePlace {
  serverId: string;
  templateId: string;
}
type Kept = InputOf<typeof addMessageTemplate>['body'];

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
    addMessageTemplate: build.mutation(
      endpointMutation(
        addMessageTemplate,
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
    removeMessageTemplate: build.mutation(endpointMutation(removeMessageTemplate, ofTemplate)),
  }),
});

export const {
  useMessageTemplatesQuery,
  useAddMessageTemplateMutation,
  useRenameMessageTemplateMutation,
  useRemoveMessageTemplateMutation,
} = templatesApi;
