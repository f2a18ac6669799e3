import { styled } from "styled-components";
import { ErrorState } from "../../ui/ErrorState";
import { useGetPublicServicesQuery } from "./publicServices";
import { ServiceCard } from "./ServiceCard";
import { ServiceCardBones } from "./ServiceCardBones";

export function ServiceCards() {
  const { data: services, isLoading, isError } = useGetPublicServicesQuery();

  if (isLoading) return <ServiceCardBones />;
  if (isError) return <WholeRow text="Unable to load services. Please try again later." />;
  return services?.map((service) => <ServiceCard key={service.id} service={service} />);
}

const WholeRow = styled(ErrorState)`
  grid-column: 1 / -1;
`;
