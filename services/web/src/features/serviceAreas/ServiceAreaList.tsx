import type { PublicServiceArea } from "@ridgeline/contract/serviceArea";
import { styled } from "styled-components";
import { baseApi } from "../../api/baseApi";
import { color, font, fontSize, media, space } from "../../theme";
import { ErrorState } from "../../ui/ErrorState";
import { LoadingState } from "../../ui/LoadingState";

export function ServiceAreaList() {
  const { data: areas, isLoading, isError } = useGetPublicServiceAreasQuery();

  if (isLoading) return <Waiting data-needs-script="" text="Loading service areas..." />;
  if (isError) return <Failed text="Unable to load service areas. Please try again later." />;
  return (
    <Names>
      {areas?.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </Names>
  );
}

const { useGetPublicServiceAreasQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPublicServiceAreas: build.query<PublicServiceArea[], void>({
      query: () => "/service-areas",
    }),
  }),
});

const Names = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 0 ${space.s4};
  margin: ${space.s4} 0 ${space.s2};

  li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding-block: 6px;
    border-bottom: 1px solid ${color.lineDeep};
    color: ${color.ink};
    font: 500 1.125rem/1.2 ${font.serif};
    overflow-wrap: anywhere;
  }

  li::before {
    content: "";
    flex: none;
    width: 9px;
    height: 9px;
    border: 2px solid ${color.green700};
    border-radius: 50%;
  }

  ${media.upToPhone} {
    gap: 0 20px;

    li {
      min-height: 48px;
      font-size: ${fontSize.body};
    }
  }
`;

/* As high as twelve names. */
const Waiting = styled(LoadingState)`
  justify-content: center;
  min-height: 264px;
  margin: ${space.s4} 0 ${space.s2};

  ${media.upToPhone} {
    min-height: 288px;
  }
`;

const Failed = styled(ErrorState)`
  margin-block: ${space.s3};
`;
