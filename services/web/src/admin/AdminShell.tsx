import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { styled } from "styled-components";
import { createStore } from "../api/store";
import { paths } from "../site/paths";
import { space } from "../theme";
import { Skeleton, SkeletonGrid } from "../ui/states";
import { Wrap } from "../ui/layout";
import { AdminHeader } from "./AdminHeader";
import { AdminNav } from "./AdminNav";
import { LoginFrame } from "./LoginFrame";

/**
 * What the owner sees until the admin area's script has drawn the page: the login, or the header and a skeleton. It holds
 * nothing private and reacts to nothing.
 */
export function AdminShell({ pathname }: { pathname: string }) {
  return (
    <>
      <div inert data-needs-script="">
        <Provider store={createStore()}>
          <MemoryRouter>{pathname === paths.adminLogin ? <Login /> : <GuardedPage />}</MemoryRouter>
        </Provider>
      </div>
      <noscript>
        <Sentence>
          The admin area needs JavaScript. Please switch it on in your browser, then load this page
          again.
        </Sentence>
      </noscript>
    </>
  );
}

function Login() {
  return (
    <LoginFrame>
      <FormSkeleton>
        <Skeleton $width="40%" />
        <Skeleton $height="52px" />
        <Skeleton $height="56px" />
      </FormSkeleton>
    </LoginFrame>
  );
}

function GuardedPage() {
  return (
    <>
      <AdminHeader />
      <AdminNav />
      <Main>
        <Skeleton $width="min(320px, 70%)" $height="40px" />
        <SkeletonGrid text="Loading..." />
      </Main>
    </>
  );
}

const FormSkeleton = styled.div`
  display: grid;
  gap: 20px;
  margin: 28px 0 12px;
`;

const Main = styled(Wrap)`
  display: grid;
  gap: ${space.s4};
  padding-block: ${space.s5} ${space.s12};
`;

const Sentence = styled(Wrap)`
  padding-block: ${space.s8};
`;
