import { baseApi, endpointQuery } from '@/shared/api/baseApi';
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
export const templatesApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['MessageTemplates'] })
  .injectEndpoints({
    endpoints: (build) => ({
      messageTemplates: build.query({
        ...endpointQuery(listMessageTemplates, (serverId: string) => ({
          params: { id: serverId },
        })),
        providesTags: ['MessageTemplates'],
      }),
      addMessageTemplate: build.mutation({
        ...endpointQuery(
          addMessageTemplate,
          ({ serverId, ...body }: Kept & { serverId: string }) => ({
            params: { id: serverId },
            body,
          }),
        ),
        invalidatesTags: ['MessageTemplates'],
      }),
      renameMessageTemplate: build.mutation({
        ...endpointQuery(
          renameMessageTemplate,
          ({ name, ...place }: TemplatePlace & { name: string }) => ({
            ...ofTemplate(place),
            body: { name },
          }),
        ),
        invalidatesTags: ['MessageTemplates'],
      }),
      removeMessageTemplate: build.mutation({
        ...endpointQuery(removeMessageTemplate, ofTemplate),
        invalidatesTags: ['MessageTemplates'],
      }),
    }),
  });

export const {
  useMessageTemplatesQuery,
  useAddMessageTemplateMutation,
  useRenameMessageTemplateMutation,
  useRemoveMessageTemplateMutation,
} = templatesApi;
