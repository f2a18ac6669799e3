import LogOut from "lucide-react/icons/log-out";
import { useDispatch } from "react-redux";
import { forgetEdit } from "./kit/keptEdit";
import { forgetAdminToken } from "../api/baseApi";
import { Button } from "../ui/Button";
import { sessionDetermined } from "./session";

export function LogoutButton() {
  const dispatch = useDispatch();
  return (
    <Button
      variant="ghost"
      onClick={() => {
        forgetAdminToken();
        forgetEdit();
        dispatch(sessionDetermined(null));
      }}
    >
      <LogOut aria-hidden />
      <span>Logout</span>
    </Button>
  );
}
